import { Pick } from "../../controls/Fields";
import { WhoBegins } from "../../controls/WhoBegins";
import { words } from "../../state/state";
import type { SettingsPart } from "../games";

const BETTING = ["triangle", "pair-attack"];
const WITHOUT_STARTER = ["telepathy", "serious-card"]; // all place at once; the Prince decides
const CHIPS = ["24", "48", "96"];
const DEALS = ["", "2", "4", "8"]; // the first: as many as there are players
const GAMES = ["2", "4", "8"];

/** What can be set in a parlour game, beside who plays. */
export function ParlourSettings({ game, settings, change }: SettingsPart) {
  const say = words.value;
  const number = (field: string, fresh: string) =>
    typeof settings[field] === "number" ? String(settings[field]) : fresh;
  const deals = number("deals", "");
  const pick = (field: string) => (value: string) => {
    const { [field]: _before, ...rest } = settings;
    change(value === "" ? rest : { ...rest, [field]: Number(value) });
  };
  return (
    <section class="paper">
      <h2>{say.say(`page-game-${game}`)}</h2>
      <p>{say.say(`parlour-${game}.text`)}</p>
      {BETTING.includes(game) && (
        <div class="choices fields">
          <Pick
            label="page-pg-set-deals"
            value={deals}
            options={DEALS.includes(deals) ? DEALS : [...DEALS, deals]}
            prefix="page-pg-deals-"
            text={(count) =>
              say.say(count === "" ? "page-pg-deals-default" : "page-pg-deals", { count: Number(count) })
            }
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
      {!WITHOUT_STARTER.includes(game) && (
        <WhoBegins
          seats={Number(settings.players)}
          value={settings.starter ?? 0}
          onPick={(starter) => change({ ...settings, starter })}
        />
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
        <>
          <Pick
            label="page-pg-set-games"
            value={number("games", "4")}
            options={GAMES}
            prefix="page-pg-games-"
            testid="games"
            onPick={pick("games")}
          />
          <WhoBegins
            label="page-pg-prince-seat"
            seats={2}
            value={settings.prince_seat ?? 0}
            onPick={(prince_seat) => change({ ...settings, prince_seat })}
          />
        </>
      )}
    </section>
  );
}
