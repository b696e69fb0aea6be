import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { hold } from "../stage/gestures";
import { isEarly, pressBegan } from "../stage/presses";
import { cutIn } from "../stage/stage";
import { walk } from "../stage/walk";
import { isWide } from "../stage/wide";
import { thingsOf } from "../state/choices";
import { fresh } from "../state/fresh";
import { plan, planCard } from "../state/plan";
import { preferences } from "../state/preferences";
import {
  inSlots,
  isAsked,
  isAtEase,
  legality,
  link,
  mine,
  myTurn,
  part,
  playCard,
  pressCard,
  raised,
  refusal,
  sent,
  slotRow,
  slots,
  words,
} from "../state/state";
import { CardButton } from "./Card";
import { prices } from "./coach";
import { amountText, suggested } from "./hint";
import { arranged, moved, ownOrder } from "./order";

const LEAST_STEP = 44;
const NONE: ReadonlySet<string | null> = new Set();

/** The cards of the hand as they are held. */
export function held(): string[] {
  const put = ownOrder.value?.round === part.value ? ownOrder.value?.cards : [];
  return arranged(mine.value?.hand ?? [], preferences.value, put);
}

interface FanProps {
  cards: readonly string[];
  gone?: ReadonlySet<string | null>; // of these, the ones that lie elsewhere: their places stay free, and none moves
  isWhole?: boolean; // each is to be seen almost whole
  isFlat?: boolean; // in one row, however narrow
  onKey?: (event: KeyboardEvent, list: HTMLOListElement | null) => void;
  children: (card: string, isReached: boolean) => ComponentChildren; // a card, and whether the Tab key comes to it
}

/** Cards as they are held, in every game: one row or two, one stop for the Tab key. */
export function Fan(props: FanProps) {
  const { cards, gone = NONE, isWhole = false, isFlat = false, onKey = walk, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const fitting = useRows(list, cards.length, isWhole);
  const rows = isFlat ? 1 : fitting;
  const [at, setAt] = useState(0);
  const there = [...cards.keys()].filter((place) => !gone.has(cards[place] ?? null));
  const reached = there.find((place) => place >= at) ?? there.at(-1);
  const half = rows === 1 ? cards.length : Math.ceil(cards.length / 2);
  const upper = cards.length - half;
  if (cards.length === 0) return null;
  return (
    <ol
      class="hand"
      data-testid="hand"
      ref={list}
      data-rows={rows === 1 ? "1" : undefined}
      style={{ "--n": cards.length, "--half": half }}
      aria-label={words.value.say("page-hand", { count: there.length })}
      onKeyDown={(event) => onKey(event, list.current)}
    >
      {cards.map((card, place) => (
        <li
          key={card}
          style={{ "--i": place }}
          data-row={rows === 1 || place >= upper ? "1" : "0"}
          aria-hidden={gone.has(card) ? "true" : undefined}
          onFocusCapture={() => setAt(place)}
        >
          {!gone.has(card) && children(card, place === reached)}
        </li>
      ))}
    </ol>
  );
}

interface HandProps {
  away?: string | null; // a card that lies in the dock meanwhile
  frozen?: string | null; // a card that was frozen
  badge?: ((card: string) => ComponentChildren) | undefined; // on a card, always by the same
  mark?: (card: string) => ComponentChildren; // above a card
}

/** The cards one holds. Refused cards stay reachable: pressing one says why. */
export function Hand({ away = null, frozen = null, badge, mark }: HandProps) {
  const pending = (slotRow.value && mine.value?.pending_choice?.cards) ?? [];
  const placed = new Set([away, ...inSlots.value, ...pending]);
  const cards = isWide.value ? held().filter((card) => !pending.includes(card)) : held(); // once sent, the row closes up
  return (
    <Fan cards={cards} gone={placed} onKey={onKey}>
      {(card, isReached) => (
        <>
          <HandCard card={card} reached={isReached} isFrozen={card === frozen} badge={badge} />
          {mark?.(card)}
        </>
      )}
    </Fan>
  );
}

interface HandCardProps {
  card: string;
  reached: boolean;
  isFrozen: boolean;
  badge: HandProps["badge"];
}

/** How a card stands: whether it can be chosen and is, and its marks. */
function standing(card: string) {
  const open = legality.value.get(card);
  const pending = mine.value?.pending_choice;
  const gone = pending ? thingsOf(pending).includes(card) : false;
  return {
    legal: open === undefined ? undefined : open ? ("yes" as const) : ("no" as const),
    pressed: myTurn.value ? raised.value.has(card) || gone : undefined,
    isNew: fresh.value.has(card),
    isHint: suggested.value.has(card),
    isPlanned: card === plan.value,
    sent: gone || (sent.value !== null && thingsOf(sent.value.choice).includes(card)),
    isRefused: refusal.value?.card === card,
  };
}

/** A card of the hand. It is drawn anew only when it stands otherwise, not whenever something happens at the table. */
function HandCard({ card, reached, isFrozen, badge }: HandCardProps) {
  const written = useComputed(() => JSON.stringify(standing(card)));
  const { isRefused, ...marks }: ReturnType<typeof standing> = JSON.parse(written.value);
  const press = (event: MouseEvent) => {
    if (link.value.state !== "up") return;
    if (cutIn(pressBegan()) && isAsked.value) pressCard(card, isOnePress(event));
    else planCard(card);
  };
  const grab = (event: PointerEvent) =>
    hold(event, {
      canPlay: () => legality.peek().get(card) === true || (slots.peek() !== null && myTurn.peek()),
      onPlay: () => link.value.state === "up" && !isEarly() && cutIn(pressBegan()) && playCard(card),
      onMove: (x) => put(card, x),
    });
  return (
    <>
      <CardButton
        card={card}
        tabIndex={reached ? 0 : -1}
        {...marks}
        isFrozen={isFrozen}
        describedby={isRefused ? "refusal" : undefined}
        onPress={press}
        onGrab={grab}
      >
        {badge?.(card)}
      </CardButton>
      <PriceTag card={card} />
      {isRefused && <Refusal text={refusal.value?.text ?? ""} />}
    </>
  );
}

/** What the choice of this card costs, where a coach tells it. */
export function PriceTag({ card }: { card: string }) {
  const price = prices.value.get(card);
  if (!price) return null;
  return (
    <span class="price" data-testid={`price-${card}`} data-best={price.isBest ? "" : undefined} aria-hidden="true">
      {price.isBest ? <Best /> : `+${amountText(price.unit, price.cost)}`}
    </span>
  );
}

/** Where cards lie close the sign alone has room. */
const Best = () => (
  <>
    <Icon id="icon-check" class="" />
    <span class="word">{words.value.say("review-best")}</span>
  </>
);

/** Puts a card where it was dropped, or one step along by Ctrl and an arrow. */
function put(card: string, x: number): void {
  const cards = held();
  const row = document.querySelector<HTMLElement>(`[data-testid="card-${card}"]`)?.closest("li")?.dataset.row;
  const before = cards.filter((one) => {
    const item = document.querySelector<HTMLElement>(`[data-testid="card-${one}"]`)?.closest("li");
    const box = item?.getBoundingClientRect();
    if (one === card || !item || !box) return false;
    return item.dataset.row === row ? box.left + box.width / 2 < x : (item.dataset.row ?? "") < (row ?? "");
  });
  keep(moved(cards, card, before.length));
}

function keep(cards: string[]): void {
  ownOrder.value = { round: part.value ?? 0, cards };
}

function onKey(event: KeyboardEvent, list: HTMLOListElement | null): void {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const node = document.activeElement;
  if (!event.ctrlKey || !way || !(node instanceof HTMLElement) || !list?.contains(node)) {
    walk(event, list);
    return;
  }
  event.preventDefault();
  const cards = held();
  const card = node.dataset.card ?? `${node.dataset.suit}${node.dataset.rank}`;
  keep(moved(cards, card, Math.max(0, cards.indexOf(card) + way)));
}

/** Why a card cannot be played, beside the card. */
export function Refusal({ text }: { text: string }) {
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

/** One press plays with a mouse; a finger or a key lifts first. The reader may want it otherwise. */
function isOnePress(event: MouseEvent): boolean {
  if (isAtEase.value) return true;
  const wish = preferences.value.press;
  if (wish !== "device") return wish === "one";
  return "pointerType" in event && event.pointerType === "mouse";
}

/** One row where the cards keep 44 px between them, or are seen almost whole where that is wanted; otherwise two. */
function useRows(list: { current: HTMLOListElement | null }, count: number, isWhole = false): number {
  const [rows, setRows] = useState(1);
  useEffect(() => {
    const measure = () => {
      const width = list.current?.clientWidth ?? 0;
      const card = list.current?.querySelector(".card")?.clientWidth ?? 64;
      if (width > 0) setRows(count < 2 || (width - card) / (count - 1) >= (isWhole ? 0.85 * card : LEAST_STEP) ? 1 : 2);
    };
    measure();
    const observer = new ResizeObserver(measure); // also tells when the hand is shown again
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [count]);
  return rows;
}
