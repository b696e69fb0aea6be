import catalogue from "../catalogue.json";
import { moved } from "../order";
import { Words } from "../words";
import { Icon } from "./Icon";

const MOST = 5;

interface RoundPickerProps {
  edition: "classic" | "deluxe";
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Round cards to choose from, with their texts; the chosen ones are numbered in the order of choosing. */
export function RoundPicker({ edition, chosen, onChange }: RoundPickerProps) {
  const say = new Words(edition);
  const press = (id: string) => {
    if (chosen.includes(id)) onChange(chosen.filter((one) => one !== id));
    else if (chosen.length < MOST) onChange([...chosen, id]);
  };
  const move = (id: string, to: number) => onChange(moved(chosen, id, to));
  return (
    <>
      <p class="hint">{say.say("page-rounds-pick", { count: chosen.length })}</p>
      <ol class="in-order">
        {chosen.map((id, at) => (
          <li key={id} data-testid={`chosen-${id}`}>
            <Icon id={`round-${id}`} class="" />
            <b>{say.say(`round-${id}`)}</b>
            <Step id="icon-left" label={say.say("page-round-earlier")} off={at === 0} press={() => move(id, at - 1)} />
            <Step
              id="icon-right"
              label={say.say("page-round-later")}
              off={at === chosen.length - 1}
              press={() => move(id, at + 1)}
            />
            <Step id="icon-close" label={say.say("page-round-away")} press={() => press(id)} />
          </li>
        ))}
      </ol>
      <ul class="variants">
        {catalogue[edition].rounds.map(({ id, letter, hourglass }) => (
          <li key={id}>
            <button
              type="button"
              class="vopt"
              data-testid={`round-${id}`}
              aria-pressed={chosen.includes(id)}
              onClick={() => press(id)}
            >
              <Icon id={`round-${id}`} class="" />
              <span>
                <b>
                  {say.say(`round-${id}`)} ({letter}) {hourglass && <Icon id="icon-hourglass" />}
                </b>
                <small>{say.say(`round-${id}.text`)}</small>
              </span>
              <span class="tick">{chosen.includes(id) ? chosen.indexOf(id) + 1 : ""}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface StepProps {
  id: string;
  label: string;
  off?: boolean;
  press: () => void;
}

/** A small button beside a chosen round. */
function Step({ id, label, off, press }: StepProps) {
  return (
    <button type="button" class="tool" aria-label={label} disabled={off} onClick={press}>
      <Icon id={id} />
    </button>
  );
}
