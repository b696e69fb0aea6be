import type { ComponentChildren } from "preact";
import type { Choice } from "../../net/protocol";
import { beat } from "../../stage/stage";
import { thingsOf } from "../../state/choices";
import { act, confirm, lifted, mine, mySeat, myTurn, readyChoice, words } from "../../state/state";
import { Chips } from "../../table/Chips";
import { choiceText } from "../../table/choice";
import { ChoiceButton, Dock, Main } from "../../table/Dock";
import { Frame } from "../../table/Frame";
import { Court, OwnCourt, Track } from "./Court";
import { characterOf, strengthOf } from "./cards";
import { bare, chosen, duel, far, isLocked, near, open, rounds } from "./duel";
import { DuelHand } from "./Hand";
import { Mat } from "./Mat";
import { isWhole, lay, lays, toPlace, wanted } from "./Order";
import { EightCards } from "./Rules";
import "./duel.css";

/** R in play: the other court above, the mat between, one's own cards below. */
export function DuelTable() {
  return (
    <Frame
      lamps={2}
      title={<Title />}
      scene={<DuelScene />}
      dock={<DuelDock />}
      hand={<DuelHand />}
      rules={<EightCards />}
    />
  );
}

function Title() {
  const say = words.value;
  const game = duel.value;
  const isTold = beat.value?.kind === "judged" || beat.value?.kind === "gesture"; // of the round that is over
  const number = Math.max(1, rounds.value.length + (isTold ? 0 : 1));
  return (
    <>
      <span class="short">{say.say("page-r-round", { number })}</span>
      <span class="long">
        {say.say("page-r-title", {
          number,
          target: game?.target ?? 0,
          by: game?.target == null ? "nights" : "victories",
        })}
      </span>
    </>
  );
}

export function DuelScene() {
  const say = words.value;
  return (
    <>
      <Court seat={far.value} />
      <section class="stage" aria-label={say.say("page-stage")}>
        <Chips as="chips" />
        <Mat />
      </section>
      {mySeat.value === null ? <Court seat={near.value} /> : <OwnCourt seat={near.value} />}
    </>
  );
}

/** What is expected, and what can be done about it. */
export function DuelDock() {
  const seat = mySeat.value;
  return (
    <Dock me={seat !== null && <Track seat={seat} />} sentence={sentence()} more={more()} action={action()}>
      <Steps />
      <Bare />
    </Dock>
  );
}

/** With a card on the mat: whether it is that one. */
function sentence(): string | null {
  const choice = readyChoice.value;
  const card = chosen.value;
  if (!choice || !card || !myTurn.value || mine.value?.pending) return null;
  return words.value.say("page-r-sure", { card, verb: choice.verb, at: manner() });
}

/** How a card is played now: in secret, openly as the first, or in answer to one that lies open. */
function manner(): "secret" | "open" | "answer" {
  if (duel.value?.at_once) return "secret";
  return duel.value?.revealed ? "answer" : "open";
}

/** What the card on the mat does: its power, where that works in this game. */
function does(): string | null {
  const card = chosen.value;
  if (!card || !myTurn.value || mine.value?.pending) return null;
  const [character, strength] = [characterOf(card), strengthOf(card)];
  if (!duel.value?.powers.includes(character)) return words.value.say("page-r-no-power", { card, strength });
  return words.value.say("page-r-does", { card, strength, short: words.value.say(`character-${character}.short`) });
}

function more(): ComponentChildren {
  const what = does();
  return (
    <>
      {what && <span class="does">{what}</span>} <span class="force">{inForce()}</span>
    </>
  );
}

function inForce(): string | null {
  const say = words.value;
  const game = duel.value;
  if (!game || mySeat.value === null) return null;
  if (myTurn.value && game.at_once && isLocked(far.value)) return say.say("page-r-no-way-back", { seat: far.value });
  if (game.seats[far.value]?.bonus) return say.say("page-r-their-bonus", { seat: far.value });
  return game.seats[near.value]?.bonus ? say.say("page-r-your-bonus") : null;
}

/** At most one main button. */
function action(): ComponentChildren {
  const say = words.value;
  if (lays() && (wanted.value.length > 0 || bare.value.length === 0)) {
    const missing = toPlace() - wanted.value.length;
    const label = isWhole() ? say.say("page-r-lay") : say.say("page-slots-missing", { count: missing });
    return <Main label={label} disabled={!isWhole()} onClick={lay} />;
  }
  const choice = readyChoice.value;
  if (choice && thingsOf(choice).length > 0 && (lifted.value || open.value.size === 1 || choice.verb !== "play"))
    return <Main label={label(choice)} onClick={confirm} />;
  const [only] = bare.value;
  if (only && bare.value.length === 1 && open.value.size === 0)
    return <Main label={label(only)} onClick={() => act(only)} />;
  return null;
}

const LABELS = { secret: "page-r-lock-in", open: "page-r-play-openly", answer: "page-r-answer" };

function label(choice: Choice): string {
  const { verb } = choice;
  if (verb === "play") return words.value.say(LABELS[manner()]);
  if (words.value.has(`page-r-do-${verb}`)) return words.value.say(`page-r-do-${verb}`);
  return choiceText(choice);
}

/** Choices without a card, where they are not the only one: pass, turn up, shuffle before. */
function Bare() {
  if (bare.value.length === 0 || (bare.value.length === 1 && open.value.size === 0) || wanted.value.length > 0)
    return null;
  return (
    <div class="power" data-testid="choices">
      <div class="acts">
        {bare.value.map((choice) => (
          <ChoiceButton key={choice.text} choice={choice} label={label(choice)} />
        ))}
      </div>
    </div>
  );
}

/** What comes before the first round, where there is more than one thing. */
function Steps() {
  const game = duel.value;
  const say = words.value;
  const steps = ["draft", "sever", "traitor", "prophecy"].filter((one) => game?.variants.includes(one));
  const at = steps.indexOf(
    { keep: "draft", sever: "sever", swap: "traitor", place: "prophecy" }[game?.phase ?? ""] ?? "",
  );
  if (steps.length < 2 || at < 0) return null;
  return (
    <ol class="steps" data-testid="steps">
      {[...steps, "rounds"].map((step, index) => (
        <li
          key={step}
          data-state={index < at ? "done" : undefined}
          {...(index === at ? { "aria-current": "step" as const } : {})}
        >
          <i>{index + 1}</i>
          <span>{say.say(`page-r-step-${step}`, { seat: far.value })}</span>
        </li>
      ))}
    </ol>
  );
}
