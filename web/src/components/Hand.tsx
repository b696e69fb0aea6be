import { useEffect, useRef, useState } from "preact/hooks";
import { readChoice } from "../choices";
import { fresh, inSlots, legality, link, myTurn, own, pressCard, raised, refusal, sent, words } from "../state";
import { CardButton } from "./Card";

const ORDER = "FQPC"; // colours alternate
const LEAST_STEP = 44;

/** The order in which a hand is held. */
export function held(cards: readonly string[]): string[] {
  const place = (card: string) => ORDER.indexOf(card[0] ?? "") * 100 + Number(card.slice(1));
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** The cards one holds. Refused cards stay reachable: pressing one says why. */
export function Hand() {
  const list = useRef<HTMLOListElement>(null);
  const cards = held(own.value?.hand ?? []);
  const rows = useRows(list, cards.length);
  const [at, setAt] = useState(0);
  const half = rows === 1 ? cards.length : Math.ceil(cards.length / 2);
  const upper = cards.length - half;
  if (cards.length === 0) return null;
  const style = { "--n": cards.length, "--half": half };
  return (
    <ol
      class="hand"
      data-testid="hand"
      ref={list}
      data-rows={rows === 1 ? "1" : undefined}
      data-rest={rests() ? "" : undefined}
      style={style}
      aria-label={words.value.say("page-hand", { count: cards.length })}
      onKeyDown={(event) => walk(event, list.current)}
    >
      {cards.map((card, place) => (
        <li
          key={card}
          style={{ "--i": place }}
          data-row={rows === 1 || place >= upper ? "1" : "0"}
          onFocusCapture={() => setAt(place)}
        >
          <HandCard card={card} reached={place === Math.min(at, cards.length - 1)} />
        </li>
      ))}
    </ol>
  );
}

function HandCard({ card, reached }: { card: string; reached: boolean }) {
  const open = legality.value.get(card);
  const gone =
    inSlots.value.includes(card) || (own.value?.pending ? readChoice(own.value.pending).cards.includes(card) : false);
  const onItsWay = sent.value !== null && readChoice(sent.value.choice).cards.includes(card);
  const isRefused = refusal.value?.card === card;
  const press = (event: MouseEvent) => {
    if (link.value.state === "up") pressCard(card, isMouse(event));
  };
  return (
    <>
      <CardButton
        card={card}
        tabIndex={reached ? 0 : -1}
        legal={open === undefined ? undefined : open ? "yes" : "no"}
        pressed={myTurn.value ? raised.value.has(card) || gone : undefined}
        isNew={fresh.value.has(card)}
        sent={onItsWay || gone}
        describedby={isRefused ? "refusal" : undefined}
        onPress={press}
      />
      {isRefused && <Refusal text={refusal.value?.text ?? ""} />}
    </>
  );
}

/** Why a card cannot be played, beside the card. */
function Refusal({ text }: { text: string }) {
  useEffect(() => {
    const timer = setTimeout(() => (refusal.value = null), 4000);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="refusal" id="refusal" data-testid="refusal" role="status">
      {text}
    </p>
  );
}

/** One press plays with a mouse; a finger or a key lifts first. */
function isMouse(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType === "mouse";
}

/** While a step does not use the hand, it rests on phones. */
function rests(): boolean {
  return myTurn.value && legality.value.size === 0 && !own.value?.slots && Boolean(own.value?.pool ?? own.value?.drawn);
}

/** One row where the cards keep 44 px between them, otherwise two. */
function useRows(list: { current: HTMLOListElement | null }, count: number): number {
  const [rows, setRows] = useState(1);
  useEffect(() => {
    const measure = () => {
      const width = list.current?.clientWidth ?? 0;
      const card = list.current?.querySelector(".card")?.clientWidth ?? 64;
      if (width > 0) setRows(count < 2 || (width - card) / (count - 1) >= LEAST_STEP ? 1 : 2);
    };
    measure();
    const observer = new ResizeObserver(measure); // also tells when the hand is shown again
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [count]);
  return rows;
}

const STEPS: Record<string, (at: number, n: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, n) => n - 1,
};

function walk(event: KeyboardEvent, list: HTMLOListElement | null): void {
  const step = STEPS[event.key];
  const cards = [...(list?.querySelectorAll<HTMLButtonElement>("button.card") ?? [])];
  const at = cards.findIndex((card) => card.matches(":focus"));
  if (!step || at < 0) return;
  event.preventDefault();
  cards[Math.max(0, Math.min(cards.length - 1, step(at, cards.length)))]?.focus();
}
