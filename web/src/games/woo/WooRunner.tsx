import type { WooCard } from "../../net/protocol";
import { raised } from "../../state/state";
import { MiniCard } from "../../table/Card";
import { ChoosableCard, Laid, Lane, Place } from "../../table/Lane";
import { Emblem, TeamLetter } from "./WooSeats";
import { isSung, removable, woo } from "./woo";

/** The round: one place per player in the set, the leader first, as it lies or as it was just decided. */
export function WooRunner() {
  const game = woo.value;
  if (!game) return null;
  const { trick } = game;
  const first = game.playing.indexOf(trick[0]?.seat ?? game.leader);
  const order = game.playing.map((_, at) => game.playing[(Math.max(0, first) + at) % game.playing.length] ?? 0);
  return (
    <Lane
      players={order.length}
      data-woo=""
      data-seven={order.length > 6 ? "" : undefined}
      data-lulled={isSung.value ? "" : undefined}
    >
      {order.map((seat, at) => (
        <WooPlace key={seat} seat={seat} at={at} cards={trick.filter((card) => card.seat === seat)} />
      ))}
    </Lane>
  );
}

/** The card that a player has in play on top; what is gone lies struck through below, or in its stead. */
function WooPlace({ seat, at, cards }: { seat: number; at: number; cards: WooCard[] }) {
  const game = woo.value;
  const main = cards.findLast(({ gone }) => !gone) ?? cards.at(-1);
  const rest = cards.filter((card) => card !== main);
  const isOpen = main !== undefined && removable.value.has(main.card);
  return (
    <Place
      seat={seat}
      at={at}
      cards={main ? [main] : []}
      who={<TeamLetter seat={seat} />}
      empty={<Emblem seat={seat} />}
      data-choosable={isOpen ? "" : undefined}
      data-chosen={isOpen && raised.value.has(main.card) ? "" : undefined}
      data-gone={main?.gone ? "" : undefined}
      data-ghost={seat === game?.ghost ? "" : undefined}
    >
      {main && (
        <span class="laid" data-wooing={main.card.startsWith(game?.wooing ?? "-") && !main.gone ? "" : undefined}>
          {isOpen ? (
            <ChoosableCard card={main.card} />
          ) : (
            <Laid card={main.card} seat={seat} at={at} winning={main.winning ?? false} isFirst />
          )}
        </span>
      )}
      {rest.length > 0 && (
        <span class="left badge">
          {rest.map(({ card }) => (
            <MiniCard key={card} card={card} />
          ))}
        </span>
      )}
    </Place>
  );
}
