import { Check, Pick } from "../controls/Fields";
import { Fold } from "../controls/Fold";
import { words } from "../state/state";
import { CLOCKS, type Clock, type CompanyPart, type Pace } from "./company";

interface Memory {
  on: boolean;
  change: (on: boolean) => void;
}

/** What holds at the table beside the game; open memory where the game has it. */
export function HouseRules({ now, change, memory }: CompanyPart & { memory?: Memory | undefined }) {
  const say = words.value;
  const remembers = memory ? [say.say("page-rest-memory", { on: memory.on })] : [];
  const chat = say.say("page-rest-chat", { on: now.chat });
  const listed = say.say("page-rest-listed", { on: now.listed });
  const hints = say.say("page-rest-hints", { on: now.hints });
  const clock = say.say("page-rest-clock", { clock: now.clock });
  return (
    <Fold
      title={say.say(memory ? "page-fold-rest" : "page-fold-table")}
      hint={[...remembers, clock, hints, chat, listed].join(", ")}
    >
      <div class="checks">
        {memory && <Check label="page-open-memory" on={memory.on} testid="open-memory" onChange={memory.change} />}
        <Check label="page-hints-on" on={now.hints} testid="hints" onChange={(hints) => change({ hints })} />
        <Check label="page-chat-on" on={now.chat} testid="chat" onChange={(chat) => change({ chat })} />
        <Check label="page-listed" on={now.listed} testid="listed" onChange={(listed) => change({ listed })} />
        <Check label="page-watch-on" on={now.watch} testid="watch" onChange={(watch) => change({ watch })} />
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
