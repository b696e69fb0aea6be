import { learn } from "../words/language";
import { games, noteGame } from "./games";
import { NextLevel } from "./NextLevel";
import { nextLevel } from "./ratings";

/** Notes the game that has just ended; what there is to say then: the next level, if it is time for it. */
export async function afterGame(game: string, code: string, no: number, seat: number) {
  await noteGame(code, no, seat);
  if (!nextLevel(game, games())) return null;
  await learn("progress");
  return () => <NextLevel game={game} games={games()} />;
}
