import { mine, mySeat, onTable, pressTableCard, raised, sheet, words } from "../../state/state";
import { Bubble } from "../../table/Bubble";
import { CardBack } from "../../table/Card";
import { Clock } from "../../table/Clock";
import { CharacterButton, CharacterCard } from "./Character";
import { courtOf } from "./cards";
import { duel, open, rounds } from "./duel";

/** Victories as pips, or as a number where no number of them wins. */
export function Track({ seat }: { seat: number }) {
  const say = words.value;
  const won = duel.value?.seats[seat]?.victories ?? 0;
  const target = duel.value?.target ?? null;
  const label = say.say("page-r-track", { seat, number: won, of: target ?? 0, target: target === null ? "no" : "yes" });
  if (target === null)
    return (
      <span class="track" role="img" aria-label={label} data-testid={`track-${seat}`}>
        <i data-on="" /> <b aria-hidden="true">{won}</b>
      </span>
    );
  return (
    <span class="track" role="img" aria-label={label} data-testid={`track-${seat}`}>
      {Array.from({ length: Math.max(target, won) }, (_, at) => (
        <i key={at} data-on={at < won ? "" : undefined} />
      ))}
    </span>
  );
}

/** The other side: who it is, how it stands, what was played, and what is left. */
export function Court({ seat }: { seat: number }) {
  const say = words.value;
  const shown = duel.value?.seats[seat];
  if (!shown) return null;
  const left = shown.cards ?? shown.unplayed ?? [];
  const isOpen = areOpen(left); // hands that differ are known to both
  const count = shown.hand + shown.deck;
  return (
    <section class="court" aria-label={say.say("page-r-court", { seat })} data-testid={`seat-${seat}`}>
      <div class="side">
        <button
          type="button"
          class="name"
          data-testid={`about-${seat}`}
          onClick={() => (sheet.value = { of: "seat", seat })}
        >
          <bdi>{say.nameOf(seat)}</bdi>, {say.say(`page-r-side-${courtOf("", seat)}`)}
        </button>
        <Track seat={seat} />
        <Clock seat={seat} />
        <Bubble seat={seat} />
        {duel.value?.games && <span class="pill">{say.say("page-r-games", { number: shown.wins })}</span>}
      </div>
      <Played seat={seat} />
      {isOpen
        ? left.map((card) => <CharacterCard key={card} card={card} seat={seat} />)
        : Array.from({ length: count }, (_, at) => <CardBack key={at} label={say.say("page-card-down")} />)}
    </section>
  );
}

/** Whether the cards that are left differ from one's own, so that it helps to see them. */
function areOpen(left: readonly string[]): boolean {
  return left.some((card) => card.includes("-")) || onTable.value?.game === "serious-card";
}

/** One's own cards that have been played. For a last chance some of them can be taken back. */
export function OwnCourt({ seat }: { seat: number }) {
  if (rounds.value.length === 0 && !duel.value?.seats[seat]?.severed) return null;
  return (
    <section class="court own" aria-label={words.value.say("page-r-played")}>
      <Played seat={seat} />
    </section>
  );
}

function Played({ seat }: { seat: number }) {
  const hand = new Set(mine.value?.hand ?? []);
  return (
    <>
      {rounds.value.map(({ cards, winner }, at) => {
        const card = cards[seat];
        if (!card) return null;
        const lost = winner !== null && winner !== seat;
        const isOpen = seat === mySeat.value && open.value.has(card) && !hand.has(card);
        return isOpen ? (
          <CharacterButton
            key={at}
            card={card}
            seat={seat}
            lost={lost}
            legal="yes"
            choice={`take ${card}`}
            testid={`table-${card}`}
            pressed={raised.value.has(card)}
            onPress={() => pressTableCard(card)}
          />
        ) : (
          <CharacterCard key={at} card={card} seat={seat} lost={lost} />
        );
      })}
    </>
  );
}
