import { Pick } from "../../controls/Fields";
import { Fold } from "../../controls/Fold";
import { restIn } from "../../pages/company";
import { HouseRules } from "../../pages/HouseRules";
import { WhoBegins } from "../../pages/WhoBegins";
import { change, table, words } from "../../state/state";
import { type Draft, draftOf, type Edition, isChosenInTurn, MOST_ROUNDS, settingsOf, slotsOf } from "./draft";
import { RoundPicker } from "./RoundPicker";

export interface DraftPart {
  now: Draft;
  change: (part: Partial<Draft>) => void;
}

/** The table as it stands, to be changed before the game begins. */
export function ChangeTable() {
  if (!table.value) return null;
  const draft = draftOf(table.value);
  const alter = (part: Partial<Draft>) => {
    const rest = restIn(part); // alone: what was changed a moment ago may not have come back yet
    const isRest = Object.keys(rest).length === Object.keys(part).length;
    void change(isRest ? rest : { ...rest, settings: settingsOf({ ...draft, ...part }) });
  };
  return <RebelFolds now={draft} change={alter} />;
}

/** Every detail of a table of Rebel Princess, folded. */
export function RebelFolds({ now, change }: DraftPart) {
  return (
    <>
      <Rounds now={now} change={change} />
      <Princesses now={now} change={change} />
      <HouseRules
        now={now}
        change={change}
        memory={{ on: now.openMemory, change: (openMemory) => change({ openMemory }) }}
      />
    </>
  );
}

function Rounds({ now, change }: DraftPart) {
  const say = words.value;
  const slots = slotsOf(now);
  return (
    <Fold
      title={say.say("page-rounds")}
      hint={say.say("page-rounds-so", { edition: now.edition, by: now.rounds, count: slots.length })}
      testid="fold-rounds"
    >
      <Pick
        label="page-edition"
        value={now.edition}
        options={["deluxe", "classic"]}
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
        options={["random", "first-game", "anything", "chosen"]}
        prefix="page-rounds-"
        testid="rounds"
        onPick={(rounds) => change({ rounds: rounds as Draft["rounds"], chosen: slots })}
      />
      {now.rounds !== "chosen" && now.edition === "deluxe" && (
        <Pick
          label="page-length"
          value={String(now.length)}
          options={["5", "3"]}
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
        options={["", "two-keep-one", "choose", "random", "none"]}
        prefix="page-princesses-by-"
        testid="princesses"
        onPick={(princesses) => change({ princesses })}
      />
      {isChosenInTurn(now) ? (
        <p class="hint">{say.say("page-begins-chooser")}</p>
      ) : (
        <>
          <WhoBegins
            seats={now.players}
            value={now.leader}
            drawn="page-begins-random"
            onPick={(leader) => change({ leader })}
          />
          <p class="hint">{say.say("page-begins.text")}</p>
        </>
      )}
    </Fold>
  );
}
