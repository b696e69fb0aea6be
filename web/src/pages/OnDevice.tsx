import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { hasHouse } from "../pocket/kept";
import { canHoldHouse, DEVICE, isSite } from "../pocket/site";
import { wishHere } from "../pocket/wish";
import type { create } from "../state/state";
import { words } from "../state/state";

/** In a new table's form: the same table in the house on this device. */
export function OnDevice({ wish }: { wish: () => Parameters<typeof create>[0] }) {
  const say = words.value;
  if (isSite || !canHoldHouse()) return null;
  return (
    <section class="paper">
      <p>{say.say("page-on-device.text")}</p>
      <button type="button" class="btn" data-testid="open-on-device" onClick={() => wishHere(wish())}>
        <Icon id="icon-play" />
        {say.say("page-on-device")}
      </button>
    </section>
  );
}

/** While the server cannot be reached: the house on this device, if it is there. */
export function Meanwhile() {
  const say = words.value;
  const isHere = useSignal(false);
  useEffect(() => void hasHouse().then((found) => (isHere.value = found)), []);
  if (isSite || !isHere.value) return null;
  return (
    <p class="row">
      {say.say("page-on-device.meanwhile")}
      <a class="btn" href={DEVICE} data-testid="on-device">
        {say.say("page-on-device")}
      </a>
    </p>
  );
}
