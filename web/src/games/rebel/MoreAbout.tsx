import { Icon } from "../../controls/Icon";
import { type Sheet, sheet, words } from "../../state/state";

/** Opens the whole text of what stands there in short. */
export function MoreAbout({ of, name }: { of: Sheet & { id: string }; name: string }) {
  return (
    <button
      type="button"
      class="tool more-about"
      data-testid={`more-about-${of.id}`}
      aria-label={words.value.say("page-more-about", { name })}
      onClick={() => (sheet.value = of)}
    >
      <Icon id="icon-info" />
    </button>
  );
}
