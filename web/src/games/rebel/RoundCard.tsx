import { Icon } from "../../controls/Icon";
import { Vignette } from "../../controls/Vignette";
import { words } from "../../state/state";
import catalogue from "./catalogue.json";
import { view } from "./rebel";

/** What is printed on a round card. */
function roundData(id: string, edition: "classic" | "deluxe") {
  return catalogue[edition].rounds.find((round) => round.id === id) ?? null;
}

/** A round card: its stage, name, text and pass. `showcase` on the stage and in sheets, `roundcard` in the panel. */
export function RoundCard({ id, as }: { id: string; as: "showcase" | "roundcard" }) {
  const say = words.value;
  const data = roundData(id, view.value?.edition ?? "deluxe");
  const way = !data ? "" : data.left && data.right ? "both" : data.left ? "left" : "right";
  return (
    <article class={as} data-testid="round-card" {...(as === "showcase" ? { tabIndex: 0 } : {})}>
      <Vignette object={`round-${id}`} />
      <div class="text">
        <h2>
          {say.say(`round-${id}`)}
          {data?.hourglass && (
            <span class="glass">
              <Icon id="icon-hourglass" />
              <span class="vh">{say.say("page-hourglass")}</span>
            </span>
          )}
          {data && <i>{data.letter}</i>}
        </h2>
        <p class="in-full">{say.say(`round-${id}.text`)}</p>
        {as === "showcase" && <p class="in-short">{say.say(`round-${id}.short`)}</p>}
        {data && (
          <p class="pass">
            <Icon id={`icon-${way}`} />
            {say.say("pass-way", { left: data.left, right: data.right })}
          </p>
        )}
      </div>
    </article>
  );
}
