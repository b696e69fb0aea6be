import { useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { type Check, verify } from "../net/verify";
import { table, words } from "../state/state";

/** The seal of the shuffle: opened after the end, and checked in this page on request. */
export function Seal() {
  return (
    <>
      <h3>{words.value.say("page-seal")}</h3>
      <Opened />
    </>
  );
}

function Opened() {
  const say = words.value;
  const seal = table.value?.seal;
  const [checks, setChecks] = useState<Check[] | null>(null);
  if (!seal) return <p class="hint">{say.say(table.value?.ball ? "page-seal-ball" : "page-no-seal")}</p>;
  return (
    <div class="seal">
      <p class="hint">{say.say("page-seal-how")}</p>
      <p class="secret-text">{say.say("page-seal-mark", { mark: seal.commitment.slice(0, 16) })}</p>
      {seal.missing && seal.missing.length > 0 && (
        <p class="conn">{say.say("page-seal-missing", { seats: seal.missing })}</p>
      )}
      {seal.secret && (
        <button
          type="button"
          class="btn"
          data-testid="verify"
          onClick={async () => setChecks(await verify(seal, table.value))}
        >
          <Icon id="icon-verify" />
          {say.say("page-verify")}
        </button>
      )}
      {checks && (
        <ul class="checklist" data-testid="verify-result" role="status">
          {checks.map(({ what, holds }) => (
            <li key={what} data-holds={holds ? "yes" : "no"}>
              <Icon id={holds ? "icon-check" : "icon-close"} />
              {say.say(`page-check-${what}`, { holds })}
            </li>
          ))}
        </ul>
      )}
      <p class="hint">{say.say("page-seal-limits")}</p>
    </div>
  );
}
