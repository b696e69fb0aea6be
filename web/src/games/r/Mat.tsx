import { Icon } from "../../controls/Icon";
import { beat } from "../../stage/stage";
import { lifted, mine, mySeat, myTurn, pressTableCard, raised, words } from "../../state/state";
import { CardBack } from "../../table/Card";
import { Said } from "../../table/Said";
import { CharacterButton, CharacterCard } from "./Character";
import { chosen, duel, far, isLocked, lastRound, lovers, near, onHold, open, type Round, rounds } from "./duel";
import { NextGame } from "./NextGame";
import { OrderSlots } from "./Order";

/** What lies between the two: cards chosen in secret, the round just judged, a packet, an order to lay. */
export function Mat() {
  const game = duel.value;
  if (!game) return null;
  const phase = game.phase;
  if (phase === "keep") return <Packet />;
  if (phase === "place") return <OrderSlots />;
  if (phase === "choose") return mySeat.value !== null && myTurn.value ? <NextGame /> : <Duelling />;
  if (phase === "sever" || phase === "swap") return <Secret phase={phase} />;
  return (
    <>
      <Duelling />
      <OrderSlots />
    </>
  );
}

/** A round: what both have chosen for it, or how the one before went. */
function Duelling() {
  const game = duel.value;
  const turned = beat.value?.cards ?? null;
  const isNew = chosen.value !== null || game?.revealed != null || isLocked(far.value) || isLocked(near.value);
  const last = turned ? roundIn(turned) : isNew ? null : lastRound.value;
  const isGlowing = turned ? beat.value?.lovers : last && lovers.value;
  const at = last ? last.cards.join() : rounds.value.length; // the same while cards are turned and then judged
  return (
    <div class="mat" data-testid="mat" data-lovers={isGlowing ? "" : undefined}>
      <Slot key={`far ${at}`} seat={far.value} last={last} />
      <HeldStack isShown={last} />
      <Slot key={`near ${at}`} seat={near.value} last={last} />
      <Said />
    </div>
  );
}

/** The round that is being turned: none while both cards still tremble face down. */
function roundIn(turned: readonly (string | null)[]): Round | null {
  const [one = null, other = null] = turned;
  return one === null && other === null ? null : { cards: [one, other], winner: beat.value?.seat ?? null };
}

function Slot({ seat, last }: { seat: number; last: Round | null }) {
  const say = words.value;
  const card = last ? last.cards[seat] : beat.value?.kind === "tremble" ? null : cardIn(seat);
  const lost = last !== null && last.winner !== null && last.winner !== seat;
  const won = last !== null && last.winner === seat;
  return (
    <span
      class="slot"
      data-testid={`place-${seat}`}
      data-won={won ? "" : undefined}
      data-turned={last ? "" : undefined}
    >
      {card && !last && seat === mySeat.value && myTurn.value ? (
        <Lifted card={card} seat={seat} />
      ) : card ? (
        <CharacterCard card={card} seat={seat} lost={lost} />
      ) : !last && (isLocked(seat) || beat.value?.kind === "tremble") ? (
        <CardBack label={say.say("page-card-down-of", { seat })} />
      ) : (
        <span class="hole" aria-hidden="true" />
      )}
      <span class="cap">{caption(seat, last)}</span>
    </span>
  );
}

/** A card that one is about to choose: another tap takes it up again. */
function Lifted({ card, seat }: { card: string; seat: number }) {
  return (
    <CharacterButton card={card} seat={seat} testid={`lifted-${card}`} pressed onPress={() => (lifted.value = null)} />
  );
}

/** The card that one may see of a seat in this round. */
function cardIn(seat: number): string | null {
  const revealed = duel.value?.revealed;
  if (revealed?.seat === seat) return revealed.card;
  return seat === mySeat.value ? chosen.value : null;
}

function caption(seat: number, last: Round | null): string {
  const say = words.value;
  if (last && beat.value?.kind !== "turned")
    return say.say("page-r-slot-judged", {
      seat,
      how: last.winner === null ? "held" : last.winner === seat ? "won" : "lost",
    });
  const isMine = seat === mySeat.value;
  const state = isLocked(seat)
    ? "locked"
    : duel.value?.revealed?.seat === seat
      ? "open"
      : isMine && chosen.value
        ? "about"
        : "choosing";
  return say.say("page-r-slot", { seat, state });
}

/** Rounds on hold: tilted pairs, and what they are worth now. */
function HeldStack({ isShown }: { isShown: Round | null }) {
  const say = words.value;
  const held = onHold.value.filter((round) => round !== isShown);
  const seats = duel.value?.seats ?? [];
  const worth = seats.map((seat) => seat.held);
  const most = Math.max(0, ...worth);
  if (most === 0) return <span class="held" data-testid="held" />;
  const last = held.at(-1);
  const isSame = worth.every((one) => one === worth[0]);
  return (
    <span class="held" data-testid="held">
      {last && (
        <span class="two">
          {last.cards.map((card, seat) => card && <CharacterCard key={seat} card={card} seat={seat} />)}
        </span>
      )}
      <span class="pill">
        {isSame
          ? say.say("page-r-worth", { number: most })
          : say.say("page-r-worth-both", { first_seat: 0, one: worth[0] ?? 0, second_seat: 1, two: worth[1] ?? 0 })}
      </span>
    </span>
  );
}

/** One card each, chosen in secret before the game. */
function Secret({ phase }: { phase: "sever" | "swap" }) {
  const say = words.value;
  const card = chosen.value;
  return (
    <div class="mat secret" data-testid="mat">
      <span class="slot" data-testid={`place-${far.value}`}>
        {isLocked(far.value) ? (
          <CardBack label={say.say("page-card-down-of", { seat: far.value })} />
        ) : (
          <span class="hole" aria-hidden="true" />
        )}
        <span class="cap">{caption(far.value, null)}</span>
      </span>
      <span class="midst">
        <Icon id={phase === "sever" ? "r-assassin" : "icon-swap"} class="" />
        {say.say(`page-r-${phase}-mid`)}
      </span>
      <span class="slot" data-chosen={card ? "" : undefined} data-testid={`place-${near.value}`}>
        {card && mySeat.value !== null && myTurn.value ? (
          <Lifted card={card} seat={near.value} />
        ) : card && mySeat.value !== null ? (
          <CharacterCard card={card} seat={near.value} />
        ) : isLocked(near.value) ? (
          <CardBack label={say.say("page-card-down-of", { seat: near.value })} />
        ) : (
          <span class="hole" aria-hidden="true" />
        )}
        <span class="cap">{caption(near.value, null)}</span>
      </span>
    </div>
  );
}

/** The packet of a draft: one keeps a card and passes the rest. */
function Packet() {
  const say = words.value;
  const game = duel.value;
  const own = mine.value && "packet" in mine.value ? (mine.value.packet ?? []) : [];
  const number = game?.packet?.number ?? 0;
  return (
    <div class="mat packet" data-testid="mat">
      <span class="cap">{say.say("page-r-packet", { number, count: game?.packet?.cards ?? 0 })}</span>
      <span class="row">
        {own.length > 0
          ? own.map((card) => (
              <CharacterButton
                key={card}
                card={card}
                seat={null}
                legal={open.value.has(card) ? "yes" : undefined}
                choice={open.value.has(card) ? `keep ${card}` : undefined}
                testid={`table-${card}`}
                pressed={raised.value.has(card)}
                onPress={() => pressTableCard(card)}
              />
            ))
          : Array.from({ length: game?.packet?.cards ?? 0 }, (_, at) => (
              <CardBack key={at} label={say.say("page-card-down")} />
            ))}
      </span>
    </div>
  );
}
