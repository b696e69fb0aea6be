import catalogue from "../catalogue.json";
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
  return (
    <>
      <p class="hint">{say.say("page-rounds-pick", { count: chosen.length })}</p>
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
