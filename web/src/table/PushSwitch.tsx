import { Switch } from "../controls/Controls";
import { allow, forbid, look, push } from "../net/push";
import { words } from "../state/state";
import { learn } from "../words/language";

/** The switch, once it is known what is so. */
export async function pushSwitch() {
  await Promise.all([learn("push"), look()]);
  return PushSwitch;
}

/** Being called while no page is open: says what is so in this browser, and asks for nothing before it is pressed. */
function PushSwitch() {
  const now = push.value;
  return (
    <Switch
      label="page-push"
      about={words.value.say(`page-push-${now}`)}
      on={now === "on" || now === "asking"}
      disabled={now.startsWith("no-") || now === "refused"}
      testid="push"
      onChange={(on) => void (on ? allow() : forbid())}
    />
  );
}
