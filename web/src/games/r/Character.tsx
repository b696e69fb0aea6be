import { Icon } from "../../components/Icon";
import { words } from "../../state";
import { coloured } from "../../words";

/** A small card of R, in the story and in rows. */
export function CharacterMini({ card }: { card: string }) {
  const [colour, character] = coloured(card);
  return (
    <span
      class="mini"
      data-card={card}
      data-court={colour || undefined}
      role="img"
      aria-label={words.value.say("page-card", { card, rings: 0 })}
    >
      <Icon id={`r-${character}`} class="" />
    </span>
  );
}
