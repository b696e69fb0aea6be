import { hold } from "../../stage/gestures";
import { isEarly, pressBegan } from "../../stage/presses";
import { cutIn } from "../../stage/stage";
import { preferences } from "../../state/preferences";
import {
  act,
  isAtEase,
  legality,
  link,
  mine,
  mySeat,
  myTurn,
  onTable,
  pressCard,
  raised,
  refusal,
  sent,
} from "../../state/state";
import { Fan, PriceTag, Refusal } from "../../table/Hand";
import { suggested } from "../../table/hint";
import { CharacterButton } from "./Character";
import { chosen, duel } from "./duel";
import { drop, lays, place, wanted } from "./Order";

/** The cards one holds. Strongest first, as the panel lists them; names stand at the foot. */
export function DuelHand() {
  const held = (mine.value?.hand ?? []).filter((card) => !isOut(card));
  if (onTable.value?.phase === "choose") return null;
  return (
    <Fan cards={held} isWhole>
      {(card, isReached) => <HandCard card={card} reached={isReached} />}
    </Fan>
  );
}

/** Whether a card lies somewhere else already: on the mat, or in the order that one is making. */
function isOut(card: string): boolean {
  const laid = mine.value && "order" in mine.value ? (mine.value.order ?? []) : [];
  const isLaid = duel.value?.phase === "place" && laid.includes(card);
  return isLaid || (lays() && wanted.value.includes(card)) || (chosen.value === card && mySeat.value !== null);
}

function HandCard({ card, reached }: { card: string; reached: boolean }) {
  const open = legality.value.get(card);
  const isRefused = refusal.value?.card === card;
  const press = (event?: MouseEvent) => {
    if (link.value.state !== "up" || sent.value || !cutIn(pressBegan())) return;
    if (lays()) place(card);
    else if (open === false)
      void act({ text: `play ${card}`, verb: "play", cards: [card] }); // never open here: the table answers with its reason
    else pressCard(card, isAtEase.value || preferences.value.press === "one");
    if (event?.detail === 0) focusOnward();
  };
  const grab = (event: PointerEvent) =>
    hold(event, {
      canPlay: () => legality.peek().get(card) === true,
      onPlay: (x, y) => {
        if (!isEarly()) lays() && !sent.value ? drop(card, x, y) : press();
      },
      onMove: () => undefined,
    });
  return (
    <>
      <CharacterButton
        card={card}
        seat={mySeat.value}
        isHint={suggested.value.has(card)}
        legal={open === undefined ? undefined : open ? "yes" : "no"}
        pressed={myTurn.value ? raised.value.has(card) : undefined}
        tabIndex={reached ? 0 : -1}
        describedby={isRefused ? "refusal" : undefined}
        onPress={press}
        onGrab={grab}
      />
      <PriceTag card={card} />
      {isRefused && <Refusal text={refusal.value?.text ?? ""} />}
    </>
  );
}

/** A card that was pressed by a key has left the hand: the focus goes to what comes next. */
function focusOnward(): void {
  requestAnimationFrame(() => {
    const main = document.querySelector<HTMLElement>(".dock [data-testid=main-action]:not([aria-disabled])");
    (main ?? document.querySelector<HTMLElement>(".hand [tabindex='0']"))?.focus();
  });
}
