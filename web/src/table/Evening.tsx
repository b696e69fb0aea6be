import { Icon } from "../controls/Icon";
import { table, words } from "../state/state";

/** The games won at this table so far, by those who sit here; nothing before the first. */
export function Evening() {
  const say = words.value;
  const scores = table.value?.evening ?? [];
  if (scores.length === 0) return null;
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
