import { useSignal } from "@preact/signals";
import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { Later } from "../controls/Later";
import { playersOf, REBEL } from "../games/games";
import { type DraftPart, RebelFolds } from "../games/rebel/ChangeTable";
import {
  type Draft,
  FRESH,
  isPreset,
  PRESETS,
  presetName,
  settingsOf,
  settingsText,
  slotsOf,
} from "../games/rebel/draft";
import { RoundIcon } from "../games/rebel/RoundPicker";
import { create, failure, words } from "../state/state";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { restOf, seatsOf } from "./company";
import { Guests } from "./Guests";

/** A new table: which game, then its presets, then every detail. */
export function CreateTable({ game }: { game: string }) {
  if (game === REBEL) return <CreateRebel />;
  return <Later key="create" load={() => import("./CreateOther").then(({ CreateOther }) => CreateOther)} />;
}

/** The games there are, as tabs. */
export function GameTabs({ game }: { game: string }) {
  const say = words.value;
  return (
    <nav class="tabs gametabs" aria-label={say.say("page-which-game")}>
      {[REBEL, "r", "parlour", "woo"].map((one) => (
        <Anchor
          key={one}
          class="tab"
          href={one === REBEL ? "/new" : `/new/${one}`}
          data-testid={`tab-${one}`}
          {...(one === game ? { "aria-current": "page" as const } : {})}
        >
          {say.say(`page-tab-game-${one}`)}
        </Anchor>
      ))}
    </nav>
  );
}

function CreateRebel() {
  const say = words.value;
  const draft = useSignal<Draft>(FRESH);
  const now = draft.value;
  const alter = (part: Partial<Draft>) => (draft.value = { ...now, ...part });
  const open = () => create({ game: REBEL, settings: settingsOf(now), seats: seatsOf(now), ...restOf(now) });
  const guests = say.say("page-guests", { bots: now.bots, open: now.players - 1 - now.bots });
  return (
    <div class="page create" data-testid="create">
      <TopBar />
      <main>
        <h1>{say.say("page-new-table")}</h1>
        <GameTabs game={REBEL} />
        <Presets now={now} change={alter} />
        <Guests game={REBEL} now={now} change={alter} range={playersOf(REBEL)} />
        <RebelFolds now={now} change={alter} />
      </main>
      <section class="bar" aria-label={say.say("page-bar")}>
        <div>
          <p>
            {failure.value ?? (
              <>
                <b>{presetName(now)}</b>{" "}
                {`${settingsText(settingsOf(now))}, ${say.say("page-rest-clock", { clock: now.clock })}. ${guests}`}
              </>
            )}
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

function Presets({ now, change }: DraftPart) {
  const say = words.value;
  return (
    <div role="radiogroup" class="presets" aria-label={say.say("page-presets")}>
      {Object.entries(PRESETS).map(([id, preset]) => (
        <label class="preset" key={id}>
          <input
            type="radio"
            name="preset"
            checked={isPreset(now, preset)}
            data-testid={`preset-${id}`}
            onChange={() => change(preset)}
          />
          <b>{say.say(`page-preset-${id}`)}</b>
          <span class="tick">
            <Icon id="icon-check" />
          </span>
          <span class="objs" aria-hidden="true">
            {slotsOf(preset).map((round, at) => (
              <RoundIcon key={at} round={round} />
            ))}
          </span>
          <span class="hint">{say.say(`page-preset-${id}.text`)}</span>
          <span class="facts-line">
            <span>
              <Icon id="icon-clock" />
              {say.say(`page-preset-${id}-time`)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
