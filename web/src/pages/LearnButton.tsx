import { Icon } from "../controls/Icon";
import { words } from "../state/state";
import { isTaught, learnToPlay } from "../table/tips";

interface LearnProps {
  game: string;
  testid?: string;
  "data-big"?: boolean;
}

/** One press to a first game with tips, for games that are taught. */
export function LearnButton({ game, testid = `learn-${game}`, ...look }: LearnProps) {
  if (!isTaught(game)) return null;
  return (
    <button type="button" class="btn" data-testid={testid} onClick={() => learnToPlay(game)} {...look}>
      <Icon id="icon-learn" />
      {words.value.say("page-learn")}
    </button>
  );
}
