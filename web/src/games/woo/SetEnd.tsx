import { Icon } from "../../controls/Icon";
import type { WooSet, WooSide, WooTieLine } from "../../net/protocol";
import { holdFactor } from "../../stage/beats";
import { mySeat, table, words } from "../../state/state";
import { Bubble } from "../../table/Bubble";
import { MiniRow } from "../../table/Card";
import { PrincessScene } from "./Princess";
import { Standing } from "./Standing";
import { Emblem, TeamLetter } from "./WooSeats";
import { isTeams, woo } from "./woo";

const ICONS: Record<string, string> = { wins: "crown", spurned: "gift-spurned", tied: "icon-both" };
const COUNTED_MS = 1500;
const TONES: Record<string, string> = { wins: "good", spurned: "bad" };

/** The end of a set: every pile with its verdict, the tie played out, where the princess goes, how everybody stands. */
export function SetEnd({ isLast = false }: { isLast?: boolean }) {
  const say = words.value;
  const game = woo.value;
  const last = game?.last_set;
  if (!game || !last) return <p class="hint">{say.say("page-no-score")}</p>;
  const first = last.sides.findIndex(({ seats }) => seats.includes(mySeat.value ?? 0));
  const steps = last.sides.length + last.tie.length + 1;
  const order = last.sides.map((_, at) => (Math.max(0, first) + at) % last.sides.length);
  return (
    <div class="setend" data-testid="set-end">
      <section
        class="sheetbox"
        aria-label={say.say("page-woo-set-end")}
        style={{ "--line": `${(COUNTED_MS / steps) * holdFactor(table.peek()?.pace)}ms` }}
      >
        <div>
          <h2>{say.say(last.winners.length ? "page-woo-set-won" : "page-woo-set-unwon", heading(last))}</h2>
          <p class="hint">
            {reason(last)} {isFirstKept(last, isLast) && say.say("page-woo-kept")}
          </p>
        </div>
        <div class="cols" role="group" aria-label={say.say("page-columns")}>
          {order.map((at, place) => {
            const side = last.sides[at];
            return side && <Pile key={at} side={side} at={at} place={place} />;
          })}
        </div>
        <div class="three">
          {last.tie.length > 0 && <Tie last={last} />}
          {!isLast && <Won last={last} />}
          {!isLast && <Standing fresh={last} />}
        </div>
      </section>
    </div>
  );
}

/** Whether a gift stays in one's hand for the first time. */
const isFirstKept = ({ set }: WooSet, isLast: boolean) => set === 1 && !isLast && mySeat.value !== null;

const heading = (last: WooSet) => ({ number: last.set, seats: last.winners, suit: last.suit });

/** In one sentence, why it ended so. */
function reason(last: WooSet): string {
  const say = words.value;
  const line = last.tie.at(-1);
  if (last.tie[0] && line) {
    const size = last.tie[0].counts[0] ?? 0;
    return last.winners.length
      ? say.say("page-woo-by-tie", { number: size, of: line.number ?? 0 })
      : say.say("page-woo-tie-stays", { number: size });
  }
  const most = last.sides.find(({ verdict }) => verdict === "wins")?.pile.length ?? 0;
  return last.winners.length ? say.say("page-woo-by-most", { number: most }) : say.say("page-woo-none-fits");
}

/** Who a side is: a player, or a team with its letter. */
export function SideName({ seats }: { seats: readonly number[] }) {
  const say = words.value;
  return (
    <>
      {seats.map((seat, at) => (
        <span key={seat}>
          {at > 0 && ", "}
          <bdi>{say.called(seat)}</bdi>
        </span>
      ))}
    </>
  );
}

function Pile({ side, at, place }: { side: WooSide; at: number; place: number }) {
  const say = words.value;
  const { seats, pile, verdict } = side;
  const isMine = seats.includes(mySeat.value ?? -1);
  return (
    <section
      class="col"
      style={{ "--at": place }}
      data-testid={`pile-${at}`}
      data-me={isMine ? "" : undefined}
      data-won={verdict === "wins" ? "" : undefined}
      data-out={verdict === "spurned" || verdict === "sat-out" ? "" : undefined}
    >
      <header>
        {isTeams.value ? <TeamLetter seat={seats[0] ?? 0} /> : <Emblem seat={seats[0] ?? 0} />}
        <span>
          <SideName seats={seats} />
        </span>
        {verdict === "wins" && (
          <span class="pill lead">
            <Icon id="crown" />
            {say.say("page-woo-wins")}
          </span>
        )}
        <span class="got">{pile.length}</span>
      </header>
      {seats.map((seat) => seat !== mySeat.value && <Bubble key={seat} seat={seat} />)}
      {pile.length > 0 && <p class="pilehead">{say.say("page-woo-count-collected")}</p>}
      <MiniRow cards={pile} />
      <p class={`verdict ${TONES[verdict] ?? ""}`} data-testid={`verdict-${at}`}>
        {ICONS[verdict] && <Icon id={ICONS[verdict]} />}
        <span>{say.say("page-woo-verdict", { verdict })}</span>
      </p>
    </section>
  );
}

/** The comparison, line by line, until the number that decides. */
function Tie({ last }: { last: WooSet }) {
  const say = words.value;
  return (
    <section aria-label={say.say("page-woo-tie")} data-testid="tie">
      <h2>{say.say("page-woo-tie")}</h2>
      <ol class="tiebreak" style={{ "--sides": last.tie[0]?.sides.length ?? 2 }}>
        {last.tie.map((line, at) => (
          <TieLine
            key={at}
            at={last.sides.length + at}
            line={line}
            columns={last.tie[0]?.sides ?? []}
            sides={last.sides}
            isLast={at === last.tie.length - 1}
          />
        ))}
        <li style={{ "--at": last.sides.length + last.tie.length }}>
          <span class="end">
            {say.say(last.winners.length ? "page-woo-tie-won" : "page-woo-tie-unwon", { seats: last.winners })}{" "}
            {last.winners.length > 0 && <span class="skip">{say.say("page-woo-tie-rest")}</span>}
          </span>
        </li>
      </ol>
    </section>
  );
}

interface TieLineProps {
  at: number; // when it is counted
  line: WooTieLine;
  columns: number[]; // everybody who was tied at first
  sides: WooSide[];
  isLast: boolean;
}

function TieLine({ at: when, line, columns, sides, isLast }: TieLineProps) {
  const say = words.value;
  const most = Math.max(...line.counts);
  const decides = isLast && line.counts.filter((count) => count === most).length === 1;
  return (
    <li style={{ "--at": when }}>
      <b>{line.number === null ? say.say("page-woo-cards") : say.say("page-woo-of-number", { number: line.number })}</b>
      {columns.map((side) => {
        const at = line.sides.indexOf(side);
        if (at < 0) return <span key={side} class="side" />;
        const count = line.counts[at] ?? 0;
        const better = decides && count === most;
        return (
          <span class="side" key={side} data-better={better ? "" : undefined}>
            {line.number === null ? (
              <SideName seats={sides[side]?.seats ?? []} />
            ) : (
              <MiniRow cards={line.piles[at] ?? []} />
            )}
            {count}
            {better && <Icon id="icon-check" />}
          </span>
        );
      })}
    </li>
  );
}

/** Where the princess goes, and what comes. */
function Won({ last }: { last: WooSet }) {
  const say = words.value;
  const game = woo.value;
  if (!game) return null;
  const winner = last.winners[0];
  const number = winner === undefined ? 0 : (game.seats[winner]?.princesses.length ?? 0);
  const isExtra = table.value?.state !== "over" && game.playing.length < game.players;
  return (
    <article class="won-stage">
      <PrincessScene suit={last.suit} set={last.set} />
      <div class="text">
        <h2>{say.say("page-woo-princess", { suit: last.suit })}</h2>
        <p>
          {winner === undefined
            ? say.say("page-woo-goes-back")
            : say.say("page-woo-goes-to", { seats: last.winners, number })}{" "}
          {isExtra
            ? say.say("page-woo-extra", { seats: game.playing })
            : !game.over && say.say("page-woo-left", { number: Math.max(0, game.goal - game.won) })}
        </p>
      </div>
    </article>
  );
}
