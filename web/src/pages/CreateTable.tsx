import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Loading } from "../controls/Notice";
import { Presets } from "../controls/Presets";
import { partsOf } from "../games/games";
import { settingsOf, withValue } from "../games/settings";
import { aboutOf, FIRST, gamesIn, playersOf, shelf } from "../games/shelf";
import { wishedHere } from "../pocket/wish";
import { create, failure, words } from "../state/state";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { company as companyOf, restOf, seatsOf } from "./company";
import { Guests } from "./Guests";
import { HouseRules } from "./HouseRules";
import { OnDevice } from "./OnDevice";

/** A new table: which game, then its presets, then every detail. `wish` is a game, or a folder with several. */
export function CreateTable({ wish }: { wish: string }) {
  const say = words.value;
  const offered = gamesIn(wish);
  const game = useSignal(offered[0] ?? wish);
  const settings = useSignal<Record<string, unknown>>(aboutOf(game.value)?.fresh ?? {});
  const range = playersOf(game.value, modeIn(settings.value));
  const [least = 2] = range;
  const company = useSignal(companyOf(Number(settings.value.players ?? least)));
  useEffect(() => {
    const wished = wishedHere();
    if (wished) void create(wished);
  }, []);
  const parts = partsOf(game.value);
  if (!parts || !settingsOf(game.value)) return <Loading />;
  const players = range.includes(company.value.players) ? company.value.players : least;
  const now = { ...company.value, players, bots: Math.min(company.value.bots, players - 1) };
  const whole = { ...settings.value, ...(range.length > 1 ? { players } : {}) };
  const set = (next: Record<string, unknown>) => {
    failure.value = null;
    settings.value = next;
  };
  const choose = (one: string) => {
    const first = playersOf(one)[0] ?? 2;
    game.value = one;
    settings.value = aboutOf(one)?.fresh ?? {};
    company.value = { ...now, players: first, bots: first - 1 };
  };
  const asked = () => ({ game: game.value, settings: whole, seats: seatsOf(now), ...restOf(now) });
  const guests = say.say("page-guests", { bots: now.bots, open: now.players - 1 - now.bots });
  const text = parts.text({ ...whole, game: game.value });
  const form = { game: game.value, settings: whole, change: set };
  return (
    <div class="page create" data-testid="create" data-game={game.value}>
      <TopBar />
      <main>
        <h1>{say.say("page-new-table-of", { game: say.game(game.value) })}</h1>
        <GameTabs wish={wish} />
        {offered.length > 1 && (
          <Presets
            name={wish}
            class={wish}
            of={offered.map((one) => ({
              id: one,
              testid: `game-${one}`,
              isNow: one === game.value,
              name: say.game(one),
              text: say.short(`${wish}-${one}`),
              choose: () => choose(one),
            }))}
          />
        )}
        {parts.Presets ? <parts.Presets {...form} /> : <parts.Settings {...form} />}
        <Guests
          game={game.value}
          now={now}
          range={range}
          about={parts.levels}
          change={(part) => {
            if (part.players !== undefined) settings.value = withoutSeats(game.value, settings.value);
            company.value = { ...now, ...part };
          }}
        />
        {parts.Presets && <parts.Settings {...form} />}
        <HouseRules
          now={now}
          change={(part) => (company.value = { ...now, ...part })}
          rules={parts.house}
          settings={whole}
          set={set}
        />
        <OnDevice wish={asked} />
      </main>
      <section class="bar" aria-label={say.say("page-bar")}>
        <div>
          <p>
            {failure.value ??
              (parts.name ? (
                <>
                  <b>{parts.name(whole)}</b> {`${text}, ${say.say("page-rest-clock", { clock: now.clock })}. ${guests}`}
                </>
              ) : (
                `${text} ${guests}`
              ))}
          </p>
          <button type="button" class="btn" data-main data-big data-testid="open-table" onClick={() => create(asked())}>
            {say.say("page-open-table")}
          </button>
        </div>
      </section>
      <InspectSheet />
    </div>
  );
}

/** With other seats it is asked anew who begins. */
function withoutSeats(game: string, settings: Record<string, unknown>): Record<string, unknown> {
  const seats = settingsOf(game)?.filter(({ kind }) => kind === "seat") ?? [];
  return seats.reduce((rest, seat) => withValue(seat, rest, undefined), settings);
}

function modeIn(settings: Record<string, unknown>): string {
  return typeof settings.mode === "string" ? settings.mode : "";
}

/** The games there are, as tabs. */
function GameTabs({ wish }: { wish: string }) {
  const say = words.value;
  return (
    <nav class="tabs gametabs" aria-label={say.say("page-which-game")}>
      {shelf.value.map((one) => (
        <Anchor
          key={one}
          class="tab"
          href={one === FIRST ? "/new" : `/new/${one}`}
          data-testid={`tab-${one}`}
          {...(one === wish ? { "aria-current": "page" as const } : {})}
        >
          {say.has(`page-tab-game-${one}`) ? say.say(`page-tab-game-${one}`) : say.game(one)}
        </Anchor>
      ))}
    </nav>
  );
}
