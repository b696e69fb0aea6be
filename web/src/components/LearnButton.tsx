import { words } from "../state";
import { isTaught, learnToPlay } from "../tips";
import { Icon } from "./Icon";

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
