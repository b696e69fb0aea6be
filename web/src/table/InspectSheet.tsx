import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { Roundel } from "../controls/Roundel";
import { partsOf, REBEL } from "../games/games";
import { ScoreSheet } from "../games/rebel/ScoreSheet";
import { ScoreTable, signed } from "../games/rebel/ScoreTable";
import { RoundCard } from "../games/rebel/Vignette";
import { isWide } from "../stage/wide";
import { mySeat, myTurn, onTable, own, type Sheet, sheet, tab, table, view, words } from "../state/state";
import { BotLine } from "./BotLine";
import { Card, MiniCard, MiniRow, parts } from "./Card";
import { Chat } from "./Chat";
import { Menu } from "./Menu";
import { Settings } from "./Settings";
import { Story } from "./Story";
import { Totals } from "./Totals";

/** The full text of what was tapped, beside the table and never over the dock's buttons for good: Esc closes. */
export function InspectSheet() {
  const now = sheet.value;
  const box = useRef<HTMLElement>(null);
  const close = () => (sheet.value = null);
  useEffect(() => {
    if (now) box.current?.focus();
  }, [now]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  if (!now) return null;
  return (
    <div class="overtable">
      <section
        class="settings inspect"
        ref={box}
        tabIndex={-1}
        aria-label={title(now)}
        data-of={now.of}
        data-testid="sheet"
      >
        <header>
          <h2>{title(now)}</h2>
          <button
            type="button"
            class="tool"
            aria-label={words.value.say("page-close")}
            data-testid="sheet-close"
            onClick={close}
          >
            <Icon id="icon-close" />
          </button>
        </header>
        <div class="body">{body(now)}</div>
      </section>
    </div>
  );
}

/** The sheet as the game at the table has it, where that is not Rebel Princess. */
function ofGame(now: Sheet) {
  const game = onTable.value?.game;
  return game && game !== REBEL ? (partsOf(game)?.sheet?.(now) ?? null) : null;
}

function title(now: Sheet): string {
  const say = words.value;
  const own = ofGame(now);
  if (own) return own.title;
  switch (now.of) {
    case "round":
      return say.say(`round-${now.id}`);
    case "princess":
      return say.say(`princess-${now.id}`);
    case "seat":
      return now.seat === mySeat.value ? say.say("page-you") : say.nameOf(now.seat);
    case "chip":
      return say.say("page-rule");
    case "card":
      return say.say("page-card", { card: now.card, rings: 0 });
    default:
      return say.say(`page-sheet-${now.of}`);
  }
}

function body(now: Sheet): ComponentChildren {
  const own = ofGame(now);
  if (own) return own.body;
  switch (now.of) {
    case "round":
      return (
        <>
          <RoundCard id={now.id} as="roundcard" />
          <Moves />
        </>
      );
    case "princess":
      return <PrincessText id={now.id} />;
    case "seat":
      return <SeatText seat={now.seat} />;
    case "chip":
      return <ChipText at={now.at} />;
    case "last-trick":
      return <LastTrick />;
    case "score":
      return view.value ? <ScoreSheet /> : <Totals />;
    case "talk":
      return <Talk />;
    case "menu":
      return <Menu />;
    case "settings":
      return <Settings />;
    case "keys":
      return <Keys />;
    case "card":
      return <CardText card={now.card} />;
  }
}

const KEYS = ["arrows", "digits", "suits", "enter", "p", "power", "i", "sheets", "t", "move"];

function Keys() {
  const say = words.value;
  return (
    <dl class="keys">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{say.say(`page-key-${key}`)}</kbd>
          </dt>
          <dd>{say.say(`page-key-${key}.text`)}</dd>
        </div>
      ))}
    </dl>
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

/** Story, scores and chat in one panel. */
export function Talk() {
  const say = words.value;
  return (
    <>
      <div class="tabs" role="tablist">
        {(["story", "score", "chat"] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab.value === name}
            data-testid={`tab-${name}`}
            onClick={() => (tab.value = name)}
          >
            {say.say(`page-tab-${name}`)}
          </button>
        ))}
      </div>
      {tab.value === "story" && <Story />}
      {tab.value === "story" && isWide.value && view.value && view.value.rounds_scored.length > 0 && <ScoreTable />}
      {tab.value === "score" && (view.value ? <ScoreTable /> : <Totals />)}
      {tab.value === "chat" && <Chat />}
    </>
  );
}

/** What one gave and got unseen by others, as long as the round runs. */
function Moves() {
  const say = words.value;
  const moves = own.value?.moves ?? [];
  if (moves.length === 0) return null;
  return (
    <section class="sgroup" data-testid="moves">
      <h3>{say.say("page-got-gave")}</h3>
      <ul class="story">
        {moves.map(({ from, to, cards }, at) => (
          <li key={at}>
            <span>{say.say("page-move-passed", { from, to })}</span> <MiniRow cards={cards} />
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

/** A chip's sentence, and the princess behind it where there is one. */
function ChipText({ at }: { at: number }) {
  const say = words.value;
  const line = onTable.value?.chips[at];
  if (!line) return null;
  const key = `page-${line[0]}`;
  return (
    <>
      <p>
        <b>{say.line(line)}</b>
      </p>
      {say.has(key) && <p>{say.say(key)}</p>}
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
