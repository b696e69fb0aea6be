import { Icon } from "../controls/Icon";
import { playQuick } from "../state/beginning";
import { setLevel } from "../state/keep";
import { missingLevels, words } from "../state/state";
import type { Game } from "./games";
import { nextLevel } from "./ratings";

/** The next level of bots, once it is time, with one press to a game against them. */
export function NextLevel({ game, games }: { game: string; games: readonly Game[] }) {
  const say = words.value;
  const next = nextLevel(game, games);
  if (!next || missingLevels.value[game]?.includes(next)) return null;
  const begin = () => {
    setLevel(next);
    void playQuick(game);
  };
  return (
    <p class="conn next-level" data-good="" data-testid="next-level">
      <span>{say.say("progress-next", { level: say.level(next) })}</span>
      <button type="button" class="btn" data-testid="play-next-level" onClick={begin}>
        <Icon id="icon-play" />
        {say.say("progress-next-play")}
      </button>
    </p>
  );
}
