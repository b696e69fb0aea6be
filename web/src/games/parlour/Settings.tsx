import { Pick } from "../../components/Fields";
import { words } from "../../state";
import type { SettingsPart } from "../games";

const BETTING = ["triangle", "pair-attack"];
const CHIPS = ["24", "48", "96"];
const DEALS = ["2", "4", "8"];
const GAMES = ["2", "4", "8"];

/** What can be set in a parlour game, beside who plays. */
export function ParlourSettings({ game, settings, change }: SettingsPart) {
  const say = words.value;
  const number = (field: string, fresh: string) =>
    typeof settings[field] === "number" ? String(settings[field]) : fresh;
  const pick = (field: string) => (value: string) => change({ ...settings, [field]: Number(value) });
  return (
    <section class="paper">
      <h2>{say.say(`page-game-${game}`)}</h2>
      <p>{say.say(`parlour-${game}.text`)}</p>
      {BETTING.includes(game) && (
        <div class="choices fields">
          <Pick
            label="page-pg-set-deals"
            value={number("deals", DEALS[0] ?? "")}
            options={DEALS}
            prefix="page-pg-deals-"
            testid="deals"
            onPick={pick("deals")}
          />
          <Pick
            label="page-pg-set-chips"
            value={number("chips", CHIPS[0] ?? "")}
            options={CHIPS}
            prefix="page-pg-chips-"
            testid="chips"
            onPick={pick("chips")}
          />
        </div>
      )}
      {game === "seeker" && (
        <Pick
          label="page-pg-set-secret"
          value={settings.secret === true ? "yes" : "no"}
          options={["no", "yes"]}
          prefix="page-pg-secret-"
          testid="secret"
          onPick={(value) => change({ ...settings, secret: value === "yes" })}
        />
      )}
      {game === "serious-card" && (
        <Pick
          label="page-pg-set-games"
          value={number("games", "4")}
          options={GAMES}
          prefix="page-pg-games-"
          testid="games"
          onPick={pick("games")}
        />
      )}
    </section>
  );
}
