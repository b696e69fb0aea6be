import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { hold } from "../stage/gestures";
import { walk } from "../stage/walk";
import { readChoice } from "../state/choices";
import { preferences } from "../state/preferences";
import {
  fresh,
  inSlots,
  legality,
  link,
  mine,
  myTurn,
  own,
  part,
  playCard,
  pressCard,
  raised,
  refusal,
  sent,
  slotRow,
  view,
  words,
} from "../state/state";
import { CardButton } from "./Card";
import { suggested } from "./hint";
import { arranged, moved, ownOrder } from "./order";

const LEAST_STEP = 44;

/** The cards of the hand as they are held. */
export function held(): string[] {
  const put = ownOrder.value?.round === part.value ? ownOrder.value?.cards : [];
  return arranged(mine.value?.hand ?? [], preferences.value, put);
}

interface HandProps {
  away?: string | null; // a card that lies in the dock meanwhile
  mark?: (card: string) => ComponentChildren; // what a game has to say about a card
}

/** The cards one holds. Refused cards stay reachable: pressing one says why. */
export function Hand({ away = null, mark }: HandProps) {
  const list = useRef<HTMLOListElement>(null);
  const placed = new Set([
    away,
    ...inSlots.value,
    ...(slotRow.value && own.value?.pending ? readChoice(own.value.pending).cards : []),
  ]);
  const cards = held().filter((card) => !placed.has(card));
  const rows = useRows(list, mine.value?.hand.length ?? 0); // as if none lay in a slot: the dock does not jump
  const [at, setAt] = useState(0);
  const [isUp, setUp] = useState(false);
  const rest = rests();
  useEffect(() => setUp(false), [rest]);
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
      data-rest={rest && !isUp ? "" : undefined}
      style={style}
      aria-label={words.value.say("page-hand", { count: cards.length })}
      onKeyDown={(event) => onKey(event, list.current)}
      onClick={() => setUp(true)}
    >
      {cards.map((card, place) => (
        <li
          key={card}
          style={{ "--i": place }}
          data-row={rows === 1 || place >= upper ? "1" : "0"}
          onFocusCapture={() => setAt(place)}
        >
          <HandCard card={card} reached={place === Math.min(at, cards.length - 1)} />
          {mark?.(card)}
        </li>
      ))}
    </ol>
  );
}

function HandCard({ card, reached }: { card: string; reached: boolean }) {
  const open = legality.value.get(card);
  const pending = mine.value?.pending;
  const gone = pending ? readChoice(pending).things.includes(card) : false;
  const onItsWay = sent.value !== null && readChoice(sent.value.choice).things.includes(card);
  const isRefused = refusal.value?.card === card;
  const press = (event: MouseEvent) => {
    if (link.value.state === "up") pressCard(card, isOnePress(event));
  };
  const grab = (event: PointerEvent) =>
    hold(event, {
      canPlay: () => legality.peek().get(card) === true || Boolean(own.peek()?.slots && myTurn.peek()),
      onPlay: () => link.value.state === "up" && playCard(card),
      onMove: (x) => put(card, x),
    });
  return (
    <>
      <CardButton
        card={card}
        tabIndex={reached ? 0 : -1}
        legal={open === undefined ? undefined : open ? "yes" : "no"}
        pressed={myTurn.value ? raised.value.has(card) || gone : undefined}
        isNew={fresh.value.has(card)}
        isHint={suggested.value.has(card)}
        sent={onItsWay || gone}
        describedby={isRefused ? "refusal" : undefined}
        onPress={press}
        onGrab={grab}
      >
        <Badge card={card} />
      </CardButton>
      {isRefused && <Refusal text={refusal.value?.text ?? ""} />}
    </>
  );
}

/** What the round makes of a card: more or fewer proposals, any suit, lying open to all. */
function Badge({ card }: { card: string }) {
  const round = view.value?.round;
  const seat = own.value?.seat;
  const worth = round?.worth?.[card];
  const isOpen = seat !== undefined && view.value?.seats[seat]?.open?.includes(card);
  return (
    <>
      {worth !== undefined && (
        <span class="boon" data-good={worth < 0 ? "" : undefined}>
          {worth < 0 ? `−${-worth}` : `+${worth}`}
        </span>
      )}
      {round?.wild?.includes(card) && (
        <span class="boon" data-icon="">
          <Icon id={`round-${round.id}`} />
        </span>
      )}
      {isOpen && (
        <span class="boon" data-icon="" data-open="">
          <Icon id="icon-eye" />
        </span>
      )}
    </>
  );
}

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
  const wish = preferences.value.press;
  if (wish !== "device") return wish === "one";
  return "pointerType" in event && event.pointerType === "mouse";
}

/** While a step does not use the hand, it rests on phones. */
function rests(): boolean {
  return myTurn.value && legality.value.size === 0 && !own.value?.slots && Boolean(own.value?.pool ?? own.value?.drawn);
}

/** One row where the cards keep 44 px between them, or are seen almost whole where that is wanted; otherwise two. */
export function useRows(list: { current: HTMLOListElement | null }, count: number, isWhole = false): number {
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
