import type { ComponentChildren } from "preact";
import { Icon } from "../../controls/Icon";
import { Roundel } from "../../controls/Roundel";
import type { Move } from "../../net/protocol";
import { myTurn, type Sheet, sheet, table, words } from "../../state/state";
import { BotLine } from "../../table/BotLine";
import { Card, MiniCard, MiniRow, parts } from "../../table/Card";
import { signed } from "../../words/words";
import { RoundCard, roundData } from "./RoundCard";
import { own, view } from "./rebel";
import { ScoreBook } from "./ScoreSheet";

/** The full text of what was tapped at a table of Rebel Princess. */
export function rebelSheet(now: Sheet): { title: string; body: ComponentChildren } | null {
  const say = words.value;
  switch (now.of) {
    case "round":
      return { title: say.say(`round-${now.id}`), body: <RoundText id={now.id} /> };
    case "princess":
      return { title: say.say(`princess-${now.id}`), body: <PrincessText id={now.id} /> };
    case "seat":
      return {
        title: say.called(now.seat),
        body: <SeatText seat={now.seat} />,
      };
    case "card":
      return { title: say.say("page-card", { card: now.card, rings: 0 }), body: <CardText card={now.card} /> };
    case "last-trick":
      return { title: say.say("page-sheet-last-trick"), body: <LastTrick /> };
    case "score":
      return { title: say.say("page-sheet-score"), body: <ScoreBook /> };
    default:
      return null;
  }
}

function RoundText({ id }: { id: string }) {
  const { letter, hourglass } = roundData(id, view.value?.edition ?? "deluxe") ?? {};
  return (
    <>
      <RoundCard id={id} as="roundcard" />
      {letter && <p class="hint">{words.value.say("page-round-letter", { letter })}</p>}
      {hourglass && <p class="hint">{words.value.say("page-hourglass.text")}</p>}
      <Moves />
    </>
  );
}

/** A card in full size, and what it means now. */
function CardText({ card }: { card: string }) {
  const say = words.value;
  const round = view.value?.round;
  const worth = round?.worth?.[card];
  const reason = own.value?.refused?.[card];
  return (
    <article class="card-text">
      <Card card={card} />
      <div>
        <p>{say.say(`page-suit-${parts(card).suit}`)}</p>
        {worth !== undefined && (
          <p>{say.say("page-card-worth", { way: worth > 0 ? "more" : "less", count: Math.abs(worth) })}</p>
        )}
        {round?.wild?.includes(card) && <p>{say.say("page-card-wild")}</p>}
        {myTurn.value && reason && (
          <p>{say.say("page-card-refused", { reason: say.say(`reason-${reason[0]}`, reason[1]) })}</p>
        )}
        {round && (
          <button type="button" class="btn" onClick={() => (sheet.value = { of: "round", id: round.id })}>
            <Icon id={`round-${round.id}`} />
            {say.say(`round-${round.id}`)}
          </button>
        )}
      </div>
    </article>
  );
}

const LOOKED = "looked"; // a move in which no card changes hands

/** What one gave and got unseen by others, as long as the round runs; apart from it, what was only looked at. */
function Moves() {
  const moves = own.value?.moves ?? [];
  return (
    <>
      <MoveList
        moves={moves.filter(({ move }) => move !== LOOKED)}
        testid="moves"
        title="page-got-gave"
        line="page-move-passed"
      />
      <MoveList
        moves={moves.filter(({ move }) => move === LOOKED)}
        testid="looked"
        title="page-looked"
        line="page-move-looked"
      />
    </>
  );
}

interface MoveListProps {
  moves: readonly Move[];
  testid: string;
  title: string; // its words, and those of a line
  line: string;
}

function MoveList({ moves, testid, title, line }: MoveListProps) {
  const say = words.value;
  if (moves.length === 0) return null;
  return (
    <section class="sgroup" data-testid={testid}>
      <h3>{say.say(title)}</h3>
      <ul class="story">
        {moves.map(({ from, to, cards }, at) => (
          <li key={at}>
            <span>{say.say(line, { from, to })}</span> <MiniRow cards={cards} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PrincessText({ id }: { id: string }) {
  const say = words.value;
  return (
    <article class="princess-text">
      <Roundel princess={id} power="ready" seat={0} name="" />
      <h3>{say.say(`princess-${id}.power`)}</h3>
      <p>{say.say(`princess-${id}.text`)}</p>
      {say.has(`princess-${id}.blocked`) && <p class="hint">{say.say(`princess-${id}.blocked`)}</p>}
      <p class="hint">{say.say("page-power-once")}</p>
    </article>
  );
}

function SeatText({ seat }: { seat: number }) {
  const say = words.value;
  const shown = view.value?.seats[seat];
  const info = table.value?.seats[seat];
  if (!shown || !info) return null;
  const scores = view.value?.rounds_scored.map((round) => signed(round[seat] ?? 0)) ?? [];
  return (
    <>
      {shown.princess ? <PrincessText id={shown.princess} /> : <p class="hint">{say.say("page-no-princess")}</p>}
      <p>{say.say("page-power-state", { power: shown.power })}</p>
      <p>{say.say("page-seat-counts", { hand: shown.hand, tricks: shown.tricks, total: shown.total })}</p>
      {scores.length > 0 && <p>{say.say("page-seat-rounds", { scores: scores.join(" · ") })}</p>}
      <BotLine seat={seat} />
      {shown.open && shown.open.length > 0 && (
        <p>
          {say.say("page-open-cards")} <MiniRow cards={shown.open} />
        </p>
      )}
      {shown.taken && shown.taken.length > 0 && (
        <p>
          {say.say("page-taken-cards")} <MiniRow cards={shown.taken} />
        </p>
      )}
    </>
  );
}

function LastTrick() {
  const last = view.value?.last_trick;
  const say = words.value;
  if (!last) return <p class="hint">{say.say("page-no-last-trick")}</p>;
  return (
    <ol class="story">
      {last.cards.map((card) => (
        <li key={card.card}>
          <MiniCard card={card.card} won={card.seat === last.winner} />
          <span>{say.say("story-plays", { seat: card.seat, card: card.card })}</span>
        </li>
      ))}
    </ol>
  );
}
