import { useSignal } from "@preact/signals";
import { Icon } from "../controls/Icon";
import { Notice } from "../controls/Notice";
import { PARLOUR, partsOf, playersOf } from "../games/games";
import { route } from "../state/route";
import { create, failure, words } from "../state/state";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { GameTabs } from "./CreateTable";
import { company as companyOf, restOf, seatsOf } from "./company";
import { Guests } from "./Guests";
import { HouseRules } from "./HouseRules";

const BOX = "parlour";

/** A new table of a game other than Rebel Princess. */
export function CreateOther() {
  const say = words.value;
  const wish = route.value.page === "create" ? route.value.game : "";
  const game = useSignal(wish === BOX ? (PARLOUR[0] ?? "") : wish);
  const settings = useSignal<Record<string, unknown>>({});
  const range = playersOf(game.value, modeIn(settings.value));
  const [least = 2] = range;
  const company = useSignal(companyOf(least));
  const parts = partsOf(game.value);
  if (!parts) return <Notice testid="loading" title={say.say("page-loading")} text={say.say("page-loading.text")} />;
  const players = range.includes(company.value.players) ? company.value.players : least;
  const now = { ...company.value, players, bots: Math.min(company.value.bots, players - 1) };
  const whole = { ...settings.value, ...(range.length > 1 ? { players } : {}) };
  const choose = (one: string) => {
    const first = playersOf(one)[0] ?? 2;
    game.value = one;
    settings.value = {};
    company.value = { ...now, players: first, bots: first - 1 };
  };
  const open = () => create({ game: game.value, settings: whole, seats: seatsOf(now), ...restOf(now) });
  return (
    <div class="page create" data-testid="create" data-game={game.value}>
      <TopBar />
      <main>
        <h1>{say.say("page-new-table")}</h1>
        <GameTabs game={wish} />
        {wish === BOX && <ParlourPicker game={game.value} choose={choose} />}
        <parts.Settings
          game={game.value}
          settings={whole}
          change={(next) => {
            failure.value = null;
            settings.value = next;
          }}
        />
        <Guests
          game={game.value}
          now={now}
          range={range}
          about="page-other-level"
          change={(part) => {
            const { leader: _leader, starter: _starter, ...rest } = settings.value; // with other seats it is asked anew
            if (part.players !== undefined) settings.value = rest;
            company.value = { ...now, ...part };
          }}
        />
        <HouseRules now={now} change={(part) => (company.value = { ...now, ...part })} />
      </main>
      <section class="bar" aria-label={say.say("page-bar")}>
        <div>
          <p>
            {failure.value ??
              `${parts.text({ ...whole, game: game.value })} ${say.say("page-guests", { bots: now.bots, open: now.players - 1 - now.bots })}`}
          </p>
          <button type="button" class="btn" data-main data-big data-testid="open-table" onClick={open}>
            {say.say("page-open-table")}
          </button>
        </div>
      </section>
      <InspectSheet />
    </div>
  );
}

function modeIn(settings: Record<string, unknown>): string {
  return typeof settings.mode === "string" ? settings.mode : "";
}

/** The small games of the R box, each with a sentence. */
function ParlourPicker({ game, choose }: { game: string; choose: (game: string) => void }) {
  const say = words.value;
  return (
    <div role="radiogroup" class="presets parlour" aria-label={say.say("page-presets")}>
      {PARLOUR.map((one) => (
        <label class="preset" key={one}>
          <input
            type="radio"
            name="parlour"
            checked={one === game}
            data-testid={`game-${one}`}
            onChange={() => choose(one)}
          />
          <b>{say.say(`page-game-${one}`)}</b>
          <span class="tick">
            <Icon id="icon-check" />
          </span>
          <span class="hint">{say.say(`parlour-${one}.short`)}</span>
        </label>
      ))}
    </div>
  );
}
