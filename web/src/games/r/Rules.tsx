import type { ComponentChildren } from "preact";
import { Icon } from "../../controls/Icon";
import { mySeat, onTable, type Sheet, words } from "../../state/state";
import { BotLine } from "../../table/BotLine";
import { CharacterCard } from "./Character";
import { CHARACTERS, characterOf, isCharacter, strengthOf } from "./cards";

/** The eight cards with what each does. */
export function EightCards() {
  const say = words.value;
  return (
    <>
      <h2>{say.say("page-r-cards")}</h2>
      <ol class="ranks">
        {CHARACTERS.map((character) => (
          <li key={character}>
            <b>{strengthOf(character)}</b>
            <Icon id={`r-${character}`} class="" />
            <span>
              {say.say(`character-${character}`)}
              <small>{say.say(`page-r-does-${character}`)}</small>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Who sits there, if it is a bot, and the cards that it plays with. */
function SeatText({ seat }: { seat: number }) {
  return (
    <>
      <BotLine seat={seat} />
      <div tabIndex={0} role="group" aria-label={words.value.say("page-r-cards")}>
        <EightCards />
      </div>
    </>
  );
}

/** The full text of a card, of a rule in force, or of a seat. */
export function boxSheet(now: Sheet): { title: string; body: ComponentChildren } | null {
  const say = words.value;
  if (now.of === "card" && isCharacter(now.card)) {
    const character = characterOf(now.card);
    return {
      title: say.say(`character-${character}`),
      body: (
        <article class="card-text">
          <CharacterCard card={now.card} seat={mySeat.value} />
          <p>{say.say(`character-${character}.text`)}</p>
        </article>
      ),
    };
  }
  if (now.of === "chip") {
    const line = onTable.value?.chips[now.at];
    const variant = typeof line?.[1].variant === "string" ? line[1].variant : null;
    if (variant) return { title: say.say(`variant-${variant}`), body: <p>{say.say(`variant-${variant}.text`)}</p> };
  }
  if (now.of === "seat") return { title: say.nameOf(now.seat), body: <SeatText seat={now.seat} /> };
  return null;
}
