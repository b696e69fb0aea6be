import { Check, Pick } from "../controls/Fields";
import { Fold } from "../controls/Fold";
import type { HouseSwitch } from "../games/games";
import { isSite } from "../pocket/site";
import { words } from "../state/state";
import { CLOCKS, type Clock, type CompanyPart, type Pace } from "./company";

interface HouseProps extends CompanyPart {
  rules?: readonly HouseSwitch[] | undefined; // of the game
  settings: Record<string, unknown>;
  set: (settings: Record<string, unknown>) => void;
}

/** What holds at the table beside the game, with the game's own house rules where it has them. */
export function HouseRules({ now, change, rules = [], settings, set }: HouseProps) {
  const say = words.value;
  const own = rules.map((rule) => say.say(rule.rest, { on: rule.isOn(settings) }));
  const chat = say.say("page-rest-chat", { on: now.chat });
  const listed = say.say("page-rest-listed", { on: now.listed });
  const hints = say.say("page-rest-hints", { on: now.hints });
  const clock = say.say("page-rest-clock", { clock: now.clock });
  return (
    <Fold
      title={say.say(rules.length ? "page-fold-rest" : "page-fold-table")}
      hint={[...own, clock, hints, chat, ...(isSite ? [] : [listed])].join(", ")}
    >
      <div class="checks">
        {rules.map((rule) => (
          <Check
            key={rule.name}
            label={rule.label}
            on={rule.isOn(settings)}
            testid={rule.name}
            onChange={(on) => set(rule.turned(settings, on))}
          />
        ))}
        <Check label="page-hints-on" on={now.hints} testid="hints" onChange={(hints) => change({ hints })} />
        <Check label="page-chat-on" on={now.chat} testid="chat" onChange={(chat) => change({ chat })} />
        {!isSite && (
          <>
            <Check label="page-listed" on={now.listed} testid="listed" onChange={(listed) => change({ listed })} />
            <Check label="page-watch-on" on={now.watch} testid="watch" onChange={(watch) => change({ watch })} />
          </>
        )}
      </div>
      <Pick
        label="page-pace"
        value={now.pace}
        options={["relaxed", "normal", "quick", "instant"]}
        prefix="page-pace-"
        testid="pace"
        onPick={(pace) => change({ pace: pace as Pace })}
      />
      <Pick
        label="page-clock"
        value={String(now.clock)}
        options={CLOCKS.map(String)}
        prefix="page-clock-"
        testid="clock"
        onPick={(clock) => change({ clock: Number(clock) as Clock })}
      />
      <p class="hint">{say.say("page-clock.text")}</p>
    </Fold>
  );
}
