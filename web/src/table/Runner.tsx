import type { ComponentChildren } from "preact";
import { Icon } from "../controls/Icon";
import type { LastTrick, TrickCard } from "../net/protocol";
import { look } from "../stage/motion";
import { walk } from "../stage/walk";
import { readChoice } from "../state/choices";
import {
  choosable,
  mySeat,
  onTable,
  own,
  picked,
  pressTableCard,
  raised,
  sent,
  sheet,
  story,
  table,
  view,
  words,
} from "../state/state";
import { Card, CardButton, cardLabel } from "./Card";
import { sayLine } from "./Story";

/** One place per player in the order of play, the leader first: who has played what, who is winning, who comes next. */
export function Runner() {
  const game = view.value;
  if (!game) return null;
  const pool = own.value?.pool;
  const drawn = own.value?.drawn;
  if (pool) return <Given cards={pool.cards} from={(card) => pool.from?.[card] ?? (pool.from ? mySeat.value : null)} />;
  if (drawn) return <Given cards={drawn.cards} from={() => drawn.from} />;
  const taken = look.value as LastTrick | null;
  const leader = taken?.cards[0]?.seat ?? game.leader ?? 0;
  const order = Array.from({ length: game.players }, (_, at) => (leader + at) % game.players);
  const trick = taken ? taken.cards.map((card) => ({ ...card, winning: card.seat === taken.winner })) : game.trick;
  const isTurned = game.chips.some(([key]) => key === "chip-low-wins");
  return (
    <Lane
      players={game.players}
      takes={taken && takes()}
      data-two={(game.round?.each ?? 1) > 1 ? "" : undefined}
      data-turned={isTurned ? "" : undefined}
    >
      {order.map((seat, at) => (
        <TrickPlace key={at} seat={seat} at={at} cards={trick.filter((card) => card.seat === seat)} />
      ))}
    </Lane>
  );
}

interface LaneProps {
  players: number;
  takes: string | null; // who has just taken the cards
  children: ComponentChildren; // the places
  [mark: `data-${string}`]: string | undefined;
}

/** The cloth in the middle with its places, in every game with tricks. */
export function Lane({ players, takes, children, ...marks }: LaneProps) {
  return (
    <div class="lane" style={{ "--players": players }}>
      <ol
        class="runner"
        data-testid="runner"
        {...marks}
        aria-label={words.value.say("page-runner")}
        onKeyDown={(event) => walk(event, event.currentTarget)}
      >
        {children}
      </ol>
      {takes && <p class="pill takes">{takes}</p>}
    </div>
  );
}

/** The sentence about the trick that was just taken. */
function takes(): string {
  const line = story.value.findLast((one) => one.line[0] === "story-takes");
  return line ? sayLine(line.line) : "";
}

interface PlaceProps {
  seat: number;
  at: number;
  cards: readonly { card: string; winning?: boolean | undefined }[];
  pair?: boolean; // two cards, one over the other
  who?: ComponentChildren; // beside the name
  empty?: ComponentChildren; // before a card lies there
  children: ComponentChildren; // the cards that lie there
  [mark: `data-${string}`]: string | undefined;
}

/** The place of a player: cards, or room for one, and whose it is. */
export function Place({ seat, at, cards, pair = false, who, empty, children, ...marks }: PlaceProps) {
  const say = words.value;
  const game = onTable.value;
  const mine = seat === mySeat.value;
  const winning = cards.some((card) => card.winning);
  const next = !look.value && game?.phase === "play" && game.to_act.includes(seat);
  const onItsWay = mine && sent.value ? readChoice(sent.value.choice) : null;
  return (
    <li
      class="place"
      data-testid={`place-${seat}`}
      data-winning={winning ? "" : undefined}
      data-next={next ? "" : undefined}
      data-choosable={cards.some(({ card }) => choosable.value.has(card)) ? "" : undefined}
      {...marks}
    >
      <Tag winning={winning} led={at === 0 && cards.length > 0} turn={Boolean(next && mine)} />
      <div class={pair ? "pair" : "one"}>
        {children}
        {cards.length === 0 && onItsWay?.verb === "play" && (
          <span class="on-its-way">
            <Card card={onItsWay.things[0] ?? "?"} />
          </span>
        )}
        {cards.length === 0 && onItsWay?.verb !== "play" && <Empty>{empty ?? <Drawing seat={seat} />}</Empty>}
      </div>
      <span class="who">
        <span class="name">
          <bdi>{mine ? say.say("page-you") : say.nameOf(seat)}</bdi>
        </span>
        {who}
      </span>
    </li>
  );
}

function TrickPlace({ seat, at, cards }: { seat: number; at: number; cards: TrickCard[] }) {
  return (
    <Place seat={seat} at={at} cards={cards} pair={cards.length > 1}>
      {cards.map((played, which) => (
        <Played key={`${played.card}${which}`} played={played} which={which} mine={seat === mySeat.value} at={at} />
      ))}
      {cards.length > 1 && <Sum cards={cards} />}
    </Place>
  );
}

/** Two cards in one place: what they add up to, as far as the engine counts them. */
function Sum({ cards }: { cards: TrickCard[] }) {
  const counted = cards.flatMap((card) => card.adds ?? []);
  if (counted.length === 0) return null;
  const sum = counted.reduce((one, other) => one + other, 0);
  return <span class="pill sum">{counted.length > 1 ? `${counted.join(" + ")} = ${sum}` : sum}</span>;
}

/** What the trick makes of a card: zero by a power, a power played with it, one that can win or leads by its round. */
function badgeOf(played: TrickCard) {
  if (played.zero) return <span class="pill badge">0</span>;
  const princess = view.value?.seats[played.seat]?.princess;
  const icon = played.power
    ? `princess-${princess}`
    : played.void || played.leads
      ? `round-${view.value?.round?.id}`
      : null;
  return (
    icon && (
      <span class="pill badge" data-icon="">
        <Icon id={icon} />
      </span>
    )
  );
}

function Played({ played, which, mine, at }: { played: TrickCard; which: number; mine: boolean; at: number }) {
  const say = words.value;
  const card = played.card === "?" && mine ? (own.value?.face_down?.[which] ?? "?") : played.card;
  const badge = badgeOf(played);
  if (choosable.value.has(card)) {
    return <ChoosableCard card={card}>{badge}</ChoosableCard>;
  }
  const isOut = (view.value?.round?.each ?? 1) > 1 && played.adds === undefined && !look.value && played.card !== "?";
  return (
    <span
      class="laid"
      data-down={played.card === "?" ? "" : undefined}
      data-zero={played.zero ? "" : undefined}
      data-out={isOut ? "" : undefined}
    >
      {card === "?" ? (
        <Card card={card} down={say.say("page-card-down-of", { seat: played.seat })} />
      ) : (
        <Laid card={card} seat={played.seat} at={at} winning={played.winning ?? false} isFirst={which === 0} />
      )}
      {badge}
    </span>
  );
}

interface LaidProps {
  card: string;
  seat: number;
  at: number;
  winning: boolean;
  isFirst: boolean; // of the cards in its place
}

/** A card that was played: a press shows its text. */
export function Laid({ card, seat, at, winning, isFirst }: LaidProps) {
  const of = onTable.value?.players ?? 0;
  return (
    <CardButton
      card={card}
      label={words.value.say("page-place", { number: at + 1, of, seat, label: cardLabel(card), winning })}
      testid={`laid-${card}`}
      tabIndex={at === 0 && isFirst ? 0 : -1}
      onPress={() => (sheet.value = { of: "card", card })}
    />
  );
}

/** A card on the table that may be chosen. */
export function ChoosableCard({ card, children }: { card: string; children?: ComponentChildren }) {
  return (
    <CardButton
      card={card}
      pressed={raised.value.has(card)}
      testid={`table-${card}`}
      onPress={() => pressTableCard(card)}
    >
      {children}
    </CardButton>
  );
}

function Tag({ winning, led, turn }: { winning: boolean; led: boolean; turn: boolean }) {
  const say = words.value;
  if (winning)
    return (
      <span class="pill lead tag">
        <Icon id="crown" />
        <span class="txt">{say.say("page-winning")}</span>
      </span>
    );
  if (turn)
    return (
      <span class="pill tag turn">
        <span class="txt">{say.say("page-your-turn")}</span>
      </span>
    );
  return led ? (
    <span class="pill tag">
      <span class="txt">{say.say("page-led")}</span>
    </span>
  ) : null;
}

function Empty({ children }: { children: ComponentChildren }) {
  return (
    <span class="set" role="img" aria-label={words.value.say("page-place-empty")}>
      {children}
    </span>
  );
}

function Drawing({ seat }: { seat: number }) {
  const princess = view.value?.seats[seat]?.princess;
  const bot = table.value?.seats[seat]?.kind === "bot";
  return <Icon id={princess ? `princess-${princess}` : bot ? "icon-bot" : "icon-person"} class="" />;
}

/** Cards that a power has brought to the table, with whom they came from. */
function Given({ cards, from }: { cards: string[]; from: (card: string) => number | null }) {
  const say = words.value;
  return (
    <ol class="runner" data-testid="runner" data-given="" aria-label={say.say("page-given")}>
      {cards.map((card) => {
        const seat = from(card);
        const open = choosable.value.has(card) || picked.value === card;
        return (
          <li
            class="place"
            key={card}
            data-choosable={open ? "" : undefined}
            data-picked={raised.value.has(card) ? "" : undefined}
          >
            {open ? <ChoosableCard card={card} /> : <Card card={card} />}
            <span class="who">
              <span class="name">{seat === null ? "" : say.say("page-from", { seat })}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
