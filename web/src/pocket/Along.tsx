import { useSignal } from "@preact/signals";
import { diary, type Entry, isEntry, takeIn } from "../state/diary";
import { words } from "../state/state";
import { askHouse } from "./port";

/** All games of this device as one file, and such a file of another device. */
export function Along() {
  const say = words.value;
  const failed = useSignal(false);
  const bring = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const answer = await askHouse("/api/house", { method: "POST", body: file });
    failed.value = !answer.ok;
    if (answer.ok) takeIn(entriesIn(await file.text()));
    if (answer.ok) location.reload();
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
          accept="application/json"
          hidden
          data-testid="bring"
          onChange={(event) => void bring(event.currentTarget.files)}
        />
      </label>
      {failed.value && <p role="alert">{say.say("device-in-failed")}</p>}
    </>
  );
}

/** What a file has of a diary; files of before have none. */
function entriesIn(text: string): Entry[] {
  const { diary } = JSON.parse(text) as { diary?: unknown };
  return Array.isArray(diary) ? diary.filter(isEntry) : [];
}

async function takeAlong(): Promise<void> {
  const house = await (await askHouse("/api/house")).json();
  const file = new Blob([JSON.stringify({ ...house, diary: diary() })], { type: "application/json" });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = "coronet-house.json";
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
