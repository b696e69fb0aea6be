import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Icon } from "../../controls/Icon";
import { Words } from "../../words/words";
import catalogue from "./catalogue.json";
import { type Edition, MOST_ROUNDS, SURPRISE, withRound } from "./draft";

interface RoundPickerProps {
  edition: Edition;
  slots: string[];
  onChange: (slots: string[]) => void;
}

/** The rounds in their order, a slot each: a round card with its text, or a surprise. */
export function RoundPicker({ edition, slots, onChange }: RoundPickerProps) {
  const say = new Words(edition);
  const open = useSignal<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const swap = (at: number, other: number) => {
    open.value = null;
    onChange(slots.map((round, slot) => slots[slot === at ? other : slot === other ? at : slot] ?? round));
  };
  const choose = (at: number, round: string) => {
    open.value = null;
    onChange(withRound(slots, at, round));
    list.current?.querySelectorAll<HTMLElement>(".slot-round")[at]?.focus();
  };
  const leaveOut = (at: number) => {
    open.value = null;
    onChange(slots.filter((_, slot) => slot !== at));
  };
  return (
    <>
      <p class="hint">{say.say("page-rounds-pick")}</p>
      <ol class="in-order" ref={list}>
        {slots.map((round, at) => (
          <li key={at} data-testid={`round-slot-${at}`} data-round={round}>
            <button
              type="button"
              class="slot-round"
              data-testid={`choose-round-${at}`}
              aria-expanded={open.value === at}
              onClick={() => (open.value = open.value === at ? null : at)}
            >
              <RoundIcon round={round} />
              <RoundText say={say} edition={edition} round={round} />
              <Icon id="icon-down" />
            </button>
            <span class="moves">
              <Step
                id="icon-left"
                label={say.say("page-round-earlier")}
                testid={`move-earlier-${at}`}
                off={at === 0}
                press={() => swap(at, at - 1)}
              />
              <Step
                id="icon-right"
                label={say.say("page-round-later")}
                testid={`move-later-${at}`}
                off={at === slots.length - 1}
                press={() => swap(at, at + 1)}
              />
              <Step
                id="icon-close"
                label={say.say("page-round-away")}
                testid={`leave-out-${at}`}
                off={slots.length === 1}
                press={() => leaveOut(at)}
              />
            </span>
            {open.value === at && round !== SURPRISE && <p class="hint">{say.say(`round-${round}.text`)}</p>}
            {open.value === at && (
              <ul class="variants">
                {[SURPRISE, ...catalogue[edition].rounds.map(({ id }) => id)].map((id) => (
                  <li key={id}>
                    <button
                      type="button"
                      class="vopt"
                      data-testid={`round-${id}`}
                      aria-pressed={id === round}
                      onClick={() => choose(at, id)}
                    >
                      <RoundIcon round={id} />
                      <RoundText say={say} edition={edition} round={id} />
                      <span class="tick">{id !== SURPRISE && slots.includes(id) ? slots.indexOf(id) + 1 : ""}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {slots.length < MOST_ROUNDS && (
        <button type="button" class="btn" data-testid="more-rounds" onClick={() => onChange([...slots, SURPRISE])}>
          <Icon id="icon-plus" />
          {say.say("page-round-more")}
        </button>
      )}
    </>
  );
}

/** The object of a round card, or the mark of one that nobody knows yet. */
export function RoundIcon({ round }: { round: string }) {
  if (round !== SURPRISE) return <Icon id={`round-${round}`} class="" />;
  return (
    <svg class="unknown" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        d="M9 9.5a3 3 0 1 1 3 3.5v2M12 18v.1"
      />
    </svg>
  );
}

function RoundText({ say, edition, round }: { say: Words; edition: Edition; round: string }) {
  const card = catalogue[edition].rounds.find(({ id }) => id === round);
  const key = card ? `round-${round}` : "page-round-surprise";
  return (
    <span>
      <b>
        {say.say(key)} {card && `(${card.letter})`} {card?.hourglass && <Icon id="icon-hourglass" />}
      </b>
      <small>{card ? say.short(key) : say.say(`${key}.text`)}</small>
    </span>
  );
}

interface StepProps {
  id: string;
  label: string;
  testid: string;
  off: boolean;
  press: () => void;
}

/** A small button beside a slot. */
function Step({ id, label, testid, off, press }: StepProps) {
  return (
    <button type="button" class="tool" data-testid={testid} aria-label={label} disabled={off} onClick={press}>
      <Icon id={id} />
    </button>
  );
}
