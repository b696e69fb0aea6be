import { Icon } from "../../controls/Icon";
import type { SeatInfo } from "../../net/protocol";
import { thingsOf } from "../../state/choices";
import { act, link, mine, mySeat, refusal, sent, table, words } from "../../state/state";
import { Chips } from "../../table/Chips";
import { ChoiceButton, Dock } from "../../table/Dock";
import { End } from "../../table/End";
import { Frame } from "../../table/Frame";
import { Fan } from "../../table/Hand";
import { Count, Doing, Seats } from "../../table/Seats";
import { buttons, cardText, choiceOf, choiceText, facts, factsOf, hand, heldBy, laidBy, rulesOf, view } from "./plain";
import "./plain.css";

/** A table from sentences and buttons, for games that bring no parts of their own. */
export function PlainTable() {
  const game = table.value?.game ?? "";
  return (
    <Frame
      kind="plain"
      title={<span class="long">{words.value.game(game)}</span>}
      scene={<PlainScene />}
      dock={view.value && <PlainDock />}
      hand={<PlainHand />}
      rules={<PlainRules />}
    />
  );
}

/** Who plays, and what everybody has laid before them. */
export function PlainScene() {
  const say = words.value;
  const game = view.value;
  if (!game) return null;
  return (
    <>
      <Seats
        counts={(seat) => <Standing seat={seat} />}
        label={(seat) => [pointsOf(seat), ...factsOf(seat).map(({ text }) => text)].join(", ")}
        marks={(seat) => <Marks seat={seat} info={table.value?.seats[seat]} />}
      />
      <section class="stage" aria-label={say.say("page-table")}>
        <Chips as="chips" />
        {facts.value.length > 0 && (
          <p class="facts-line">
            {facts.value.map(({ name, text }) => (
              <span key={name}>{text}</span>
            ))}
          </p>
        )}
        <ol class="laidout" data-testid="laid">
          {Array.from({ length: game.players }, (_, seat) => (
            <Place key={seat} seat={seat} />
          ))}
        </ol>
      </section>
    </>
  );
}

function Standing({ seat }: { seat: number }) {
  const held = heldBy(seat);
  return (
    <>
      {held !== null && <Count icon="icon-hand" title={words.value.say("page-count-hand")} n={held} />}
      <span class="points">{pointsOf(seat)}</span>
    </>
  );
}

function Marks({ seat, info }: { seat: number; info: SeatInfo | undefined }) {
  return (
    <>
      {info && <Doing seat={seat} info={info} />}
      {factsOf(seat).map(({ name, text }) => (
        <span key={name} class="pill now">
          {text}
        </span>
      ))}
    </>
  );
}

/** What a seat has laid down; in a replay its hand too, where hands are open. */
function Place({ seat }: { seat: number }) {
  const game = view.value;
  const laid = laidBy(seat);
  const held = game?.open && seat !== mySeat.value ? (game.hands?.[seat] ?? []) : [];
  if (laid.length + held.length === 0) return null;
  return (
    <li class="place" data-testid={`place-${seat}`}>
      <span class="row">
        {laid.map((card, at) => (
          <PlainCard key={at} card={card} />
        ))}
        {held.map((card, at) => (
          <PlainMini key={at} card={card} />
        ))}
      </span>
      <span class="who">
        <span class="name">
          <bdi>{words.value.called(seat)}</bdi>
        </span>
      </span>
    </li>
  );
}

/** A card that lies there. */
function PlainCard({ card }: { card: string }) {
  const text = cardText(card);
  return (
    <div class="card" data-suit="none" data-card={card} role="img" aria-label={text}>
      <Face text={text} />
    </div>
  );
}

/** A small card, in the story and in rows. */
export function PlainMini({ card }: { card: string }) {
  return (
    <span class="mini" data-suit="none" role="img" aria-label={cardText(card)}>
      <b>{cardText(card)}</b>
    </span>
  );
}

function Face({ text }: { text: string }) {
  return (
    <span class="face" data-long={text.length > 3 ? "" : undefined} aria-hidden="true">
      {text}
    </span>
  );
}

/** The cards one holds; one that makes a choice by itself is its button. */
export function PlainHand() {
  const places = hand.value.map((_, at) => String(at)); // two cards may have one name
  return (
    <Fan cards={places} isWhole>
      {(at, isReached) => <HandCard card={hand.value[Number(at)] ?? ""} reached={isReached} />}
    </Fan>
  );
}

function HandCard({ card, reached }: { card: string; reached: boolean }) {
  const choice = choiceOf(card);
  const text = cardText(card);
  const isSent = [sent.value?.choice, mine.value?.pending_choice].some((one) => one && thingsOf(one).includes(card));
  return (
    <button
      type="button"
      class="card"
      data-suit="none"
      data-card={card}
      data-testid={`card-${card}`}
      data-choice={choice?.text}
      data-legal={choice ? "yes" : undefined}
      data-sent={isSent ? "" : undefined}
      aria-disabled={choice ? undefined : "true"}
      aria-label={choice ? choiceText(choice) : text}
      tabIndex={reached ? 0 : -1}
      onClick={() => choice && link.value.state === "up" && act(choice)}
    >
      <Face text={text} />
    </button>
  );
}

function PlainDock() {
  const say = words.value;
  return (
    <Dock me={<OwnStanding />} more={refusal.value?.text}>
      {buttons.value.length > 0 && (
        <div class="power" data-testid="choices">
          <div class="acts" role="group" aria-label={say.say("page-desk")}>
            {buttons.value.map((choice) => (
              <ChoiceButton key={choice.text} choice={choice} label={choiceText(choice)} />
            ))}
          </div>
        </div>
      )}
    </Dock>
  );
}

function OwnStanding() {
  const seat = mySeat.value;
  if (seat === null) return null;
  return (
    <span class="counts">
      <Icon id="crown" />
      {pointsOf(seat)}
    </span>
  );
}

function pointsOf(seat: number): string {
  const game = view.value;
  return words.value.say("page-result-points", { game: game?.game, count: game?.totals[seat] ?? 0 });
}

/** The rules beside the table where there is room. */
export function PlainRules() {
  const say = words.value;
  const game = table.value?.game ?? "";
  return (
    <>
      <h2>{say.game(game)}</h2>
      {rulesOf(game).map((key) => (
        <section key={key}>
          <h3>{say.say(key)}</h3>
          {say.has(`${key}.text`) && <p>{say.say(`${key}.text`)}</p>}
        </section>
      ))}
    </>
  );
}

export function PlainEnd() {
  return <End score={pointsOf} />;
}
