import { Icon } from "../../controls/Icon";
import type { TrickCard } from "../../net/protocol";
import { narrow } from "../../stage/room";
import { beat } from "../../stage/stage";
import { choosable, mySeat, picked, raised, table, words } from "../../state/state";
import { Card } from "../../table/Card";
import { ChoosableCard, Laid, Lane, Place } from "../../table/Lane";
import { own, view } from "./rebel";

/** One place per player in the order of play, the leader first: who has played what, who is winning, who comes next. */
export function RebelRunner() {
  const game = view.value;
  if (!game) return null;
  const pool = own.value?.pool;
  const drawn = own.value?.drawn;
  if (pool) return <Given cards={pool.cards} from={(card) => pool.from?.[card] ?? (pool.from ? mySeat.value : null)} />;
  if (drawn) return <Given cards={drawn.cards} from={() => drawn.from} />;
  const leader = game.trick[0]?.seat ?? game.leader ?? 0;
  const order = Array.from({ length: game.players }, (_, at) => (leader + at) % game.players);
  const isTurned = game.chips.some(([key]) => key === "chip-low-wins");
  return (
    <Lane
      players={game.players}
      data-two={(game.round?.each ?? 1) > 1 ? "" : undefined}
      data-turned={isTurned ? "" : undefined}
    >
      {order.map((seat, at) => (
        <TrickPlace key={at} seat={seat} at={at} cards={game.trick.filter((card) => card.seat === seat)} />
      ))}
    </Lane>
  );
}

function TrickPlace({ seat, at, cards }: { seat: number; at: number; cards: TrickCard[] }) {
  return (
    <Place seat={seat} at={at} cards={cards} pair={cards.length > 1} empty={<Drawing seat={seat} />}>
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
  const isOut =
    (view.value?.round?.each ?? 1) > 1 &&
    played.adds === undefined &&
    beat.value?.kind !== "complete" &&
    played.card !== "?";
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
            ref={narrow}
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
