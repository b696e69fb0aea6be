import { Icon } from "../../controls/Icon";
import { words } from "../../state/state";
import { Marks, markedLabel, markNames, marksOf, type Pressable } from "../../table/Card";
import { characterOf, courtOf, strengthOf } from "./cards";

/** A card's name for readers: who it is, how strong, and of which court. */
export function characterLabel(card: string, seat: number | null): string {
  const court = words.value.say(`colour-${courtOf(card, seat)}`);
  return words.value.say("page-r-card", { character: characterOf(card), strength: strengthOf(card), court });
}

/** What stands on a card: strength, figure, the plant that grows with the strength, the name at the foot. */
function Face({ card }: { card: string }) {
  const character = characterOf(card);
  const strength = strengthOf(card);
  return (
    <>
      <span class="idx" aria-hidden="true">
        <b>{strength}</b>
      </span>
      <span class="art" aria-hidden="true">
        {strength > 0 && <Icon id={`sprig-${strength}`} class="sprig" />}
        <Icon id={`r-${character}`} class="fig" />
      </span>
      <span class="nm" aria-hidden="true">
        {words.value.say(`character-${character}`)}
      </span>
    </>
  );
}

interface Shown {
  card: string;
  seat: number | null; // who holds or played it
  lost?: boolean | undefined;
}

/** A card that lies there. */
export function CharacterCard({ card, seat, lost }: Shown) {
  return (
    <div
      class={lost ? "card lost" : "card"}
      data-card={`${courtOf(card, seat)}-${characterOf(card)}`}
      data-court={courtOf(card, seat)}
      role="img"
      aria-label={characterLabel(card, seat)}
    >
      <Face card={card} />
    </div>
  );
}

interface PressableCharacter extends Shown, Pressable {
  choice?: string | undefined; // what pressing it chooses, where that is all it takes
}

/** A card that is a button. */
export function CharacterButton(props: PressableCharacter) {
  const { card, seat, legal, pressed, sent, choice, testid, label, tabIndex, describedby, onPress, onGrab } = props;
  const standing = marksOf(props);
  return (
    <button
      type="button"
      class={props.lost ? "card lost" : "card"}
      data-card={`${courtOf(card, seat)}-${characterOf(card)}`}
      data-court={courtOf(card, seat)}
      data-testid={testid ?? `card-${card}`}
      data-legal={legal}
      data-choice={choice}
      data-sent={sent ? "" : undefined}
      {...markNames(standing)}
      aria-pressed={pressed === undefined ? undefined : pressed ? "true" : "false"}
      aria-disabled={legal === "no" ? "true" : undefined}
      aria-label={markedLabel(label ?? characterLabel(card, seat), standing)}
      aria-describedby={describedby}
      tabIndex={tabIndex}
      onClick={onPress}
      onPointerDown={onGrab}
    >
      <Face card={card} />
      <Marks of={standing} />
      {props.children}
    </button>
  );
}

/** A small card, in the story and in rows: strength over figure. */
export function CharacterMini({ card }: { card: string }) {
  const character = characterOf(card);
  const court = courtOf(card, null);
  const isColoured = card !== character;
  return (
    <span
      class="rtile"
      data-court={isColoured ? court : undefined}
      data-any={isColoured ? undefined : ""}
      role="img"
      aria-label={words.value.say("page-card", { card, rings: 0 })}
    >
      <b>{strengthOf(card)}</b>
      <Icon id={`r-${character}`} class="" />
    </span>
  );
}
