import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../../controls/Icon";
import type { Choice } from "../../net/protocol";
import { isSmall } from "../../stage/wide";
import { thingsOf } from "../../state/choices";
import {
  arm,
  armed,
  canArm,
  choices,
  decline,
  declining,
  isAsleep,
  isAtEase,
  later,
  mySeat,
  putAway,
  question,
  rest,
  sleep,
  words,
} from "../../state/state";
import { marks, pressTwice } from "../../state/sure";
import { own, view } from "./rebel";

/** The princess's power: asked, armed with a card, or in the middle of its steps. Also suits, seats and the Hag. */
export function PowerWindow() {
  const bare = choices.value.filter((choice) => thingsOf(choice).length === 0);
  const phase = view.value?.phase ?? "";
  if (bare.length === 0 && canArm.value) return <Arming />;
  if (bare.length === 0)
    return STEPS[phase] ? (
      <div class="power">
        <Steps phase={phase} />
      </div>
    ) : null;
  const asksPower = own.value?.asked.some((verb) => verb === "power" || verb === "swap") ?? false;
  const use = bare.find(({ text }) => text === "power");
  const giveBack = bare.find(({ verb }) => verb === "return");
  return (
    <div class="power" data-testid="power-window" role="group" aria-label={heading()}>
      {shortText() && (
        <p class="what" data-again="">
          <b>{heading()}</b> {shortText()}
        </p>
      )}
      {choices.value.every((choice) => choice.verb === "no") && (
        <p class="what" data-testid="power-nothing">
          {words.value.say("page-power-nothing")}
        </p>
      )}
      <Steps phase={phase} />
      <SuitPicker />
      <SeatPicker />
      <div class="acts">
        {use && <Act testid="power-use" label="page-power-use" onClick={() => pressTwice("power-use", use)} main />}
        {giveBack && (
          <Act testid="power-return" label="page-power-return" onClick={() => pressTwice("power-return", giveBack)} />
        )}
        {declining.value && (
          <Act testid="power-later" label={asksPower ? "page-power-later" : "page-no-thanks"} onClick={decline} />
        )}
        {declining.value && own.value?.asking != null && !isAtEase.value && (
          <Act testid="power-rest" label="page-power-not-this-trick" onClick={rest} />
        )}
        {declining.value && asksPower && !isAtEase.value && (
          <Act testid="power-asleep" label="page-power-not-this-round" onClick={() => sleep(true)} />
        )}
      </div>
    </div>
  );
}

function princess(): string | null {
  const seat = mySeat.value;
  return seat === null ? null : (view.value?.seats[seat]?.princess ?? null);
}

/** The name of one's power, or of the round card that asks. */
function heading(): string {
  const say = words.value;
  const mine = princess();
  const round = view.value?.round?.id;
  if (own.value?.asked.includes("haggle") || own.value?.asked.includes("show"))
    return round ? say.say(`round-${round}`) : "";
  return mine ? say.say(`princess-${mine}.power`) : "";
}

function shortText(): string {
  const say = words.value;
  const mine = princess();
  if (own.value?.asked.includes("haggle")) return say.say("page-haggle-how");
  return mine && own.value?.asked.some((verb) => verb === "power" || verb === "swap")
    ? say.short(`princess-${mine}`)
    : "";
}

/** A power that goes with a card: using it arms it, then the card is picked. On a small phone a chip that opens. */
function Arming() {
  const say = words.value;
  const mine = princess();
  const isUnfolded = useSignal(false);
  const isOpen = !isSmall.value || isUnfolded.value || armed.value;
  if (!mine || isAsleep.value || putAway.value === question.value) return null;
  return (
    <div class="power" data-arming="" data-testid="power-window" role="group" aria-label={heading()}>
      {isSmall.value ? (
        <PowerChip of={mine} isOpen={isOpen} onPress={() => (isUnfolded.value = !isUnfolded.value)} />
      ) : (
        <p class="what">
          <Asking text={say.say(armed.value ? "page-armed" : `princess-${mine}.ask`)} />
        </p>
      )}
      {isOpen && (
        <div class="acts">
          <Act
            testid="power-use"
            label={armed.value ? "page-power-disarm" : "page-power-use"}
            pressed={armed.value}
            onClick={() => arm(!armed.value)}
          />
          <Act testid="power-later" label="page-power-later" onClick={later} />
          {!isAtEase.value && (
            <Act testid="power-asleep" label="page-power-not-this-round" onClick={() => sleep(true)} />
          )}
        </div>
      )}
    </div>
  );
}

/** The power by name and in one short line; its buttons are behind it. */
function PowerChip({ of, isOpen, onPress }: { of: string; isOpen: boolean; onPress: () => void }) {
  return (
    <button type="button" class="power-chip" data-testid="power-chip" aria-expanded={isOpen} onClick={onPress}>
      <Icon id={`princess-${of}`} />
      <span>
        <b>{heading()}</b> {words.value.short(`princess-${of}`)}
      </span>
      <Icon id="icon-down" />
    </button>
  );
}

/** A question with the power's name in front of it. */
function Asking({ text }: { text: string }) {
  const name = `${heading()}.`;
  if (!text.startsWith(name)) return <>{text}</>;
  return (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  );
}

function Act({
  testid,
  label,
  onClick,
  main,
  pressed,
}: {
  testid: string;
  label: string;
  onClick: () => void;
  main?: boolean;
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      class="btn"
      data-testid={testid}
      data-main={main ? true : undefined}
      aria-pressed={pressed}
      {...marks(testid)}
      onClick={onClick}
    >
      <span>
        {words.value.say(label)}{" "}
        {words.value.has(`${label}.means`) && <small>{words.value.say(`${label}.means`)}</small>}
      </span>
    </button>
  );
}

/** Suits to name, each as a button. */
function SuitPicker() {
  return (
    <Picker label="page-suits" isOffered={({ suit }) => typeof suit === "string"} testid={({ suit }) => `suit-${suit}`}>
      {({ suit }) => (
        <>
          <Icon id={`suit-${suit}`} />
          {words.value.say(`suit-${suit}`)}
        </>
      )}
    </Picker>
  );
}

/** Players to name, each as a button; their plates can be pressed as well. */
function SeatPicker() {
  return (
    <Picker
      label="page-players"
      isOffered={({ seat }) => typeof seat === "number"}
      testid={({ seat }) => `pick-${seat}`}
    >
      {({ seat }) => words.value.called(seat ?? 0)}
    </Picker>
  );
}

interface PickerProps {
  label: string;
  isOffered: (choice: Choice) => boolean;
  testid: (choice: Choice) => string;
  children: (choice: Choice) => ComponentChildren;
}

function Picker({ label, isOffered, testid, children }: PickerProps) {
  const offered = choices.value.filter(isOffered);
  if (offered.length === 0) return null;
  return (
    <div class="pickers" role="group" aria-label={words.value.say(label)}>
      {offered.map((choice) => (
        <button
          key={choice.text}
          type="button"
          class={choice.suit ? "btn suit" : "btn"}
          data-testid={testid(choice)}
          data-suit={choice.suit ?? undefined}
          {...marks(testid(choice))}
          onClick={() => pressTwice(testid(choice), choice)}
        >
          {children(choice)}
        </button>
      ))}
    </div>
  );
}

const STEPS: Record<string, { steps: string[]; at: number }> = {
  give: { steps: ["give", "keep", "deal"], at: 0 },
  keep: { steps: ["give", "keep", "deal"], at: 1 },
  deal: { steps: ["give", "keep", "deal"], at: 2 },
  trade: { steps: ["draw", "trade"], at: 1 },
  freeze: { steps: ["look", "freeze"], at: 1 },
};

/** The steps of a power: what is done, what is now, what comes. */
function Steps({ phase }: { phase: string }) {
  const found = STEPS[phase];
  if (!found) return null;
  return (
    <ol class="steps" aria-label={heading()}>
      {found.steps.map((step, at) => (
        <li
          key={step}
          data-state={at < found.at ? "done" : undefined}
          aria-current={at === found.at ? "step" : undefined}
        >
          <i>{at < found.at ? <Icon id="icon-check" /> : at + 1}</i>
          <span>{words.value.say(`page-step-${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
