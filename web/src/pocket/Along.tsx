import { useSignal } from "@preact/signals";
import { shareAsBefore, sharedTables } from "../net/together";
import { diary, isEntry, takeIn } from "../state/diary";
import { person } from "../state/keep";
import { words } from "../state/state";
import { askHouse } from "./port";

/** All games of this device as one file, and such a file of another device. */
export function Along() {
  const say = words.value;
  const failed = useSignal(false);
  const bring = async (file: File) => {
    const answer = await askHouse("/api/house", { ...mine(), method: "POST", body: file });
    failed.value = !answer.ok;
    if (!answer.ok) return;
    const { diary, together } = JSON.parse(await file.text()) as { diary?: unknown; together?: unknown };
    takeIn(Array.isArray(diary) ? diary.filter(isEntry) : []);
    shareAsBefore(together);
    location.reload();
  };
  return (
    <>
      <button type="button" class="btn" data-testid="along" onClick={takeAlong}>
        {say.say("device-along")}
      </button>
      <label class="btn">
        {say.say("device-in")}
        <input
          type="file"
          class="vh"
          accept="application/json"
          data-testid="bring"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file) void bring(file);
          }}
        />
      </label>
      {failed.value && (
        <p
          class="conn"
          role="alert"
          data-testid="not-brought"
          ref={(text) => text?.scrollIntoView({ block: "nearest" })}
        >
          {say.say("device-in-failed")}
        </p>
      )}
    </>
  );
}

const mine = () => ({ headers: { authorization: `Bearer ${person.value}` } });

async function takeAlong(): Promise<void> {
  const house = await (await askHouse("/api/house", mine())).json();
  const along = { ...house, diary: diary(), together: sharedTables() };
  const file = new Blob([JSON.stringify(along)], { type: "application/json" });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = "coronet-house.json";
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
