import { Pick } from "../../controls/Fields";
import { Fold } from "../../controls/Fold";
import { Presets } from "../../controls/Presets";
import { WhoBegins } from "../../controls/WhoBegins";
import { words } from "../../state/state";
import type { SettingsPart } from "../games";
import { allowedIn, settingOf } from "../settings";
import {
  type Draft,
  draftOf,
  type Edition,
  isChosenInTurn,
  isPreset,
  MOST_ROUNDS,
  PRESETS,
  settingsOf,
  slotsOf,
} from "./draft";
import { RoundIcon, RoundPicker } from "./RoundPicker";

const GAME = "rebel";

interface DraftPart {
  now: Draft;
  change: (part: Partial<Draft>) => void;
}

/** The settings as they are being planned, and how a part of the plan changes them. */
function planned({ settings, change }: SettingsPart): DraftPart {
  const now = draftOf(settings);
  return { now, change: (part) => change(settingsOf({ ...now, ...part })) };
}

/** Every detail of a table of Rebel Princess, folded. */
export function RebelSettings(part: SettingsPart) {
  const plan = planned(part);
  return (
    <>
      <Rounds {...plan} />
      <Princesses {...plan} />
    </>
  );
}

/** Balls that are ready to play. */
export function RebelPresets(part: SettingsPart) {
  const say = words.value;
  const { now, change } = planned(part);
  return (
    <Presets
      of={Object.entries(PRESETS).map(([id, preset]) => ({
        id,
        isNow: isPreset(now, preset),
        name: say.say(`page-preset-${id}`),
        drawing: slotsOf(preset).map((round, at) => <RoundIcon key={at} round={round} />),
        text: say.say(`page-preset-${id}.text`),
        time: say.say(`page-preset-${id}-time`),
        choose: () => change(preset),
      }))}
    />
  );
}

/** The values that a setting may have in the edition that is planned. */
function valuesOf({ edition }: Draft, name: string): string[] {
  const setting = settingOf(GAME, name);
  const allowed = setting && allowedIn(GAME, setting, { edition });
  return Array.isArray(allowed) ? allowed.map(String).reverse() : []; // the newest, and the longest, first
}

/** The words that stand for a list of cards. */
const wordsOf = (name: string) => settingOf(GAME, name)?.words ?? [];

function Rounds({ now, change }: DraftPart) {
  const say = words.value;
  const slots = slotsOf(now);
  const lengths = valuesOf(now, "length");
  return (
    <Fold
      title={say.say("page-rounds")}
      hint={say.say("page-rounds-so", { edition: now.edition, by: now.rounds, count: slots.length })}
      testid="fold-rounds"
    >
      <Pick
        label="page-edition"
        value={now.edition}
        options={valuesOf(now, "edition")}
        prefix="page-edition-"
        testid="edition"
        onPick={(edition) =>
          change({
            edition: edition as Edition,
            rounds: now.rounds === "chosen" ? "random" : now.rounds,
            chosen: [],
            length: MOST_ROUNDS,
          })
        }
      />
      <Pick
        label="page-rounds-how"
        value={now.rounds}
        options={[...wordsOf("rounds"), "chosen"]}
        prefix="page-rounds-"
        testid="rounds"
        onPick={(rounds) => change({ rounds: rounds as Draft["rounds"], chosen: slots })}
      />
      {now.rounds !== "chosen" && lengths.length > 1 && (
        <Pick
          label="page-length"
          value={String(now.length)}
          options={lengths}
          prefix="page-length-"
          testid="length"
          onPick={(length) => change({ length: Number(length) })}
        />
      )}
      <RoundPicker edition={now.edition} slots={slots} onChange={(chosen) => change({ rounds: "chosen", chosen })} />
    </Fold>
  );
}

function Princesses({ now, change }: DraftPart) {
  const say = words.value;
  return (
    <Fold
      title={say.say("page-fold-princesses")}
      hint={say.say(`page-princesses-by-${now.princesses || "default"}`)}
      testid="fold-princesses"
    >
      <Pick
        label="page-princesses-how"
        value={now.princesses}
        options={["", ...wordsOf("princesses")]}
        prefix="page-princesses-by-"
        testid="princesses"
        onPick={(princesses) => change({ princesses })}
      />
      {isChosenInTurn(now) ? (
        <p class="hint">{say.say("page-begins-chooser")}</p>
      ) : (
        <>
          <WhoBegins
            label="option-leader"
            name="leader"
            seats={now.players}
            value={now.leader}
            drawn={say.say("option-leader-random")}
            onPick={(leader) => change({ leader })}
          />
          <p class="hint">{say.say("page-begins-wedding")}</p>
        </>
      )}
    </Fold>
  );
}
