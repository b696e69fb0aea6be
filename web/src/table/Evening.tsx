import { Icon } from "../controls/Icon";
import type { Score } from "../net/protocol";
import { table, words } from "../state/state";

/** The games won at this table so far, by those who sit here; nothing where the result has said it already. */
export function Evening() {
  const say = words.value;
  const scores = table.value?.evening ?? [];
  if (scores.length === 0 || isFirstAlone(scores)) return null;
  return (
    <section class="paper evening" data-testid="evening">
      <h2>{say.say("page-evening")}</h2>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{say.say("page-player")}</th>
            <th scope="col">{say.say("page-evening-won")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {scores.map(({ name, played, won = [], bot }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi> {bot && <Icon id="icon-bot" />}
              </th>
              <td class="sum">{won.length}</td>
              <td>{say.say("page-evening-which", { count: won.length, played, games: won })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether it is one game of one person against bots. */
const isFirstAlone = (scores: Score[]) =>
  scores.every(({ played }) => played < 2) && scores.filter(({ bot }) => !bot).length < 2;
