import { Icon } from "../../controls/Icon";
import { words } from "../../state/state";
import { VARIANT_ICONS } from "./icons";

/** What stands on a variant that can be chosen. */
export function VariantText({ variant }: { variant: string }) {
  const say = words.value;
  return (
    <>
      <Icon id={VARIANT_ICONS[variant] ?? "crown"} class="" />
      <span>
        <b>{say.say(`variant-${variant}`)}</b>
        <small>{say.short(`variant-${variant}`)}</small>
      </span>
      <span class="tick">
        <Icon id="icon-check" />
      </span>
    </>
  );
}
