import { Icon } from "../../controls/Icon";
import { Vignette } from "../../controls/Vignette";
import { words } from "../../state/state";
import catalogue from "./catalogue.json";
import { MoreAbout } from "./MoreAbout";
import { view } from "./rebel";

/** What is printed on a round card. */
export function roundData(id: string, edition: "classic" | "deluxe") {
  return catalogue[edition].rounds.find((round) => round.id === id) ?? null;
}

/** Whether this round is played and makes nobody's Princes count more. */
const isExempt = (id: string) =>
  view.value?.round?.id === id && view.value.seats.every(({ prince }) => prince === undefined);

/** Where a round's own price is paid by nobody: why. */
export function AllExempt({ id }: { id: string }) {
  const key = `page-all-exempt-${id}`;
  return words.value.has(key) ? <p data-testid="all-exempt">{words.value.say(key)}</p> : null;
}

/** A round card: its stage, name and pass; in short with the whole text behind it (`showcase`), or in full (`roundcard`). */
export function RoundCard({ id, as }: { id: string; as: "showcase" | "roundcard" }) {
  const say = words.value;
  const data = roundData(id, view.value?.edition ?? "deluxe");
  const way = !data ? "" : data.left && data.right ? "both" : data.left ? "left" : "right";
  return (
    <article class={as} data-testid="round-card">
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
          {as === "showcase" && <MoreAbout of={{ of: "round", id }} name={say.say(`round-${id}`)} />}
        </h2>
        <p>{as === "showcase" ? say.short(`round-${id}`) : say.say(`round-${id}.text`)}</p>
        {isExempt(id) && <AllExempt id={id} />}
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
