import characters from "../generated/characters.json";
import { table, USUAL_LEVEL, words } from "../state/state";

const tastes: Record<string, Record<string, string>> = characters; // by level and name

/** Who a bot is: a line about its level and manner. */
export function BotLine({ seat }: { seat: number }) {
  const say = words.value;
  const bot = table.value?.seats[seat];
  if (bot?.kind !== "bot") return null;
  const level = bot.level ?? USUAL_LEVEL;
  const name = bot.name ?? "";
  const line = `player-line-${level}-${tastes[level]?.[name]}`;
  return <p class="hint">{say.has(line) ? say.say(line, { name }) : say.say("page-is-bot")}</p>;
}
