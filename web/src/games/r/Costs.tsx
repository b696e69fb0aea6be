import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../../net/asking";
import type { Choice, Decision, Option, Review, Unavailable } from "../../net/protocol";
import { person } from "../../state/keep";
import { mySeat, table, words } from "../../state/state";
import { CharacterMini } from "./Character";

const SELDOM = 0.005;

/** What each of one's own choices cost, where the game is solved exactly, beside the solution's mix. Dearest first. */
export function Costs() {
  const say = words.value;
  const decisions = useSignal<Decision[] | null>(null);
  const isNone = useSignal(false);
  const { code, game_no } = useRef(table.peek()).current ?? {}; // another game may begin while this one is read
  useEffect(() => {
    if (mySeat.value === null || !person.value || !code) return;
    const show = (found: Decision[] | null) => {
      decisions.value = found;
      isNone.value = found === null;
    };
    fetchCosts(`/api/review/${code}/${game_no}`).then(show, () => show(null));
  }, [code, game_no]);
  if (mySeat.value === null || !person.value) return null;
  const shown = [...(decisions.value ?? [])].sort((one, other) => (other.win_cost ?? 0) - (one.win_cost ?? 0));
  const sum = shown.reduce((all, { win_cost }) => all + (win_cost ?? 0), 0);
  return (
    <section class="paper" data-testid="costs">
      <h2>{say.say("page-r-costs")}</h2>
      {!decisions.value && <p class="hint">{say.say(isNone.value ? "page-r-costs-none" : "page-r-costs-wait")}</p>}
      {decisions.value && (
        <>
          <p class="hint">{say.say("page-r-costs-sum", { count: shown.length, percent: percent(sum) })}</p>
          <div class="sheetwrap">
            <table class="standing rows">
              <thead>
                <tr>
                  <th scope="col">{say.say("page-r-round-column")}</th>
                  <th scope="col">{say.say("page-r-your-choice")}</th>
                  <th scope="col">{say.say("page-r-mix")}</th>
                  <th scope="col">{say.say("page-r-cost")}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ step, place, played, compared, win_cost, verdict }) => (
                  <tr key={step} data-verdict={verdict}>
                    <th scope="row">{place.round ?? ""}</th>
                    <td>
                      <Chosen of={played.choice} />
                    </td>
                    <td>
                      <Mix of={compared} />
                    </td>
                    <td class="sum">{cost(win_cost ?? 0)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}

/** How often the solution chooses what, most often first; what it hardly ever does is left out. */
function Mix({ of }: { of: Option[] }) {
  const chosen = of.filter(({ share }) => (share ?? 0) >= SELDOM);
  chosen.sort((one, other) => (other.share ?? 0) - (one.share ?? 0));
  return (
    <ul class="mix">
      {chosen.map(({ text, choice, share }) => (
        <li key={text}>
          <Chosen of={choice} /> {words.value.say("percent", { value: Math.round(100 * (share ?? 0)) })}
        </li>
      ))}
    </ul>
  );
}

function Chosen({ of }: { of: Choice }) {
  const [card] = of.cards ?? [];
  return <span>{card ? <CharacterMini card={card} /> : words.value.say(`page-do-${of.verb}`)}</span>;
}

const percent = (share: number) => Math.round(1000 * share) / 10;

/** What a choice took of the chance to win. */
function cost(share: number): string {
  return words.value.say("percent", { value: share < 0.0005 ? 0 : percent(-share) });
}

/** The review as it comes, line by line; null where there is none for this game. */
async function fetchCosts(address: string): Promise<Decision[] | null> {
  const answer = await ask(address, { headers: { authorization: `Bearer ${person.value}` } });
  if (!answer.ok) return null;
  const last = JSON.parse((await answer.text()).trim().split("\n").at(-1) ?? "null") as Review | Unavailable | null;
  return last && "unit" in last && last.unit === "chance" ? last.decisions : null;
}
