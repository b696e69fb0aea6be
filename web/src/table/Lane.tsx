import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { narrow } from "../stage/room";
import { beat } from "../stage/stage";
import { walk } from "../stage/walk";
import { thingsOf } from "../state/choices";
import { choosable, mySeat, onTable, pressTableCard, raised, sent, sheet, words } from "../state/state";
import { Card, CardButton, cardLabel } from "./Card";
import { Said } from "./Said";

interface LaneProps {
  players: number;
  children: ComponentChildren; // the places
  [mark: `data-${string}`]: string | undefined;
}

/** The cloth in the middle with its places, in every game with tricks. */
export function Lane({ players, children, ...marks }: LaneProps) {
  return (
    <div class="lane" style={{ "--players": players }}>
      <ol
        class="runner"
        data-testid="runner"
        data-six={players === 6 ? "" : undefined}
        data-complete={beat.value?.kind === "complete" ? "" : undefined}
        {...marks}
        aria-label={words.value.say("page-runner")}
        onKeyDown={(event) => walk(event, event.currentTarget)}
      >
        {children}
      </ol>
      <Said />
    </div>
  );
}

interface PlaceProps {
  seat: number;
  at: number;
  cards: readonly { card: string; winning?: boolean | undefined }[];
  pair?: boolean; // two cards, one over the other
  who?: ComponentChildren; // beside the name
  empty: ComponentChildren; // before a card lies there
  children: ComponentChildren; // the cards that lie there
  [mark: `data-${string}`]: string | undefined;
}

/** The place of a player: cards, or room for one, and whose it is. */
export function Place({ seat, at, cards, pair = false, who, empty, children, ...marks }: PlaceProps) {
  const say = words.value;
  const game = onTable.value;
  const mine = seat === mySeat.value;
  const winning = cards.some((card) => card.winning);
  const next = game?.phase === "play" && game.to_act.includes(seat);
  const onItsWay = mine && sent.value ? sent.value.choice : null;
  return (
    <li
      class="place"
      ref={narrow}
      data-testid={`place-${seat}`}
      data-winning={winning ? "" : undefined}
      data-next={next ? "" : undefined}
      data-choosable={cards.some(({ card }) => choosable.value.has(card)) ? "" : undefined}
      {...marks}
    >
      <div class={pair ? "pair" : "one"}>
        {children}
        {cards.length === 0 && onItsWay?.verb === "play" && (
          <span class="on-its-way">
            <Card card={thingsOf(onItsWay)[0] ?? "?"} />
          </span>
        )}
        {cards.length === 0 && onItsWay?.verb !== "play" && <Empty>{empty}</Empty>}
      </div>
      <span class="who">
        <Tag winning={winning} led={at === 0 && cards.length > 0} turn={Boolean(next && mine)} />
        <span class="name">
          <bdi>{say.called(seat)}</bdi>
        </span>
        {who}
      </span>
    </li>
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

/** Room for a card. What is drawn in it comes one frame later, because all in one would stop everything that moves. */
function Empty({ children }: { children: ComponentChildren }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return (
    <span class="set" role="img" aria-label={words.value.say("page-place-empty")}>
      {isDrawn && children}
    </span>
  );
}
