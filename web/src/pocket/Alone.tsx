import { words } from "../state/state";
import { hasServer } from "./site";

/** Why nobody is invited to the tables of this device, and where that can be done. */
export function Alone() {
  const say = words.value;
  if (!hasServer) return <>{say.say("device-alone")}</>;
  return (
    <>
      {say.say("device-beside")}{" "}
      <a href="/" data-testid="to-server">
        {say.say("device-to-server")}
      </a>
    </>
  );
}
