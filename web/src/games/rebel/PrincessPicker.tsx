import { Roundel } from "../../controls/Roundel";
import { choices, pressTableCard, raised, words } from "../../state/state";
import { MoreAbout } from "./MoreAbout";
import { own } from "./rebel";

/** The princesses one may choose from, each with her power in short; the whole text is behind it. */
export function PrincessPicker() {
  const open = choices.value.flatMap((choice) => choice.name ?? []);
  const shown = open.length ? open : (own.value?.offered ?? []);
  const say = words.value;
  return (
    <ul class="princesses" aria-label={say.say("page-princesses")}>
      {shown.map((id) => (
        <li key={id} class="offer">
          <button
            type="button"
            class="princess"
            data-testid={`princess-${id}`}
            aria-pressed={raised.value.has(id)}
            onClick={() => pressTableCard(id)}
            disabled={!open.includes(id)}
          >
            <Roundel princess={id} power="ready" seat={0} name="" />
            <span class="text">
              <b>{say.say(`princess-${id}`)}</b> <i>{say.say(`princess-${id}.power`)}</i>
              <span>{say.short(`princess-${id}`)}</span>
            </span>
          </button>
          <MoreAbout of={{ of: "princess", id }} name={say.say(`princess-${id}`)} />
        </li>
      ))}
    </ul>
  );
}
