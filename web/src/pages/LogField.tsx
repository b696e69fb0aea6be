import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { route } from "../state/route";
import { words } from "../state/state";
import { isReading, openLog, refusal } from "./log";

/** A log by its file: a button that opens the list of files, and what became of the last one. */
export function LogField() {
  const say = words.value;
  const no = refusal.value;
  return (
    <div class="logfield">
      <label class="btn" data-reading={isReading.value ? "" : undefined}>
        {say.say(isReading.value ? "page-log-reading" : "page-log-choose")}
        <input
          type="file"
          class="vh"
          accept=".jsonl,.log,application/jsonl,text/plain"
          data-testid="log-file"
          disabled={isReading.value}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file) void openLog(file);
          }}
        />
      </label>
      {no && (
        <p
          class="conn"
          role="alert"
          data-testid="log-refused"
          ref={(text) => text?.scrollIntoView({ block: "nearest" })}
        >
          {say.say("page-log-no", { code: no.code })}
          {no.text && <small>{no.text}</small>}
        </p>
      )}
    </div>
  );
}

/** Takes a log that is dropped anywhere, where no game is being played. */
export function LogDrop() {
  const isOver = useSignal(false);
  useEffect(() => {
    const isLog = (event: DragEvent) =>
      ["home", "log", "replay", "my-games"].includes(route.value.page) &&
      (event.dataTransfer?.types.includes("Files") ?? false);
    const over = (event: DragEvent) => {
      if (!isLog(event)) return;
      event.preventDefault();
      isOver.value = true;
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) isOver.value = false;
    };
    const drop = (event: DragEvent) => {
      isOver.value = false;
      if (!isLog(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) void openLog(file);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  if (!isOver.value && !isReading.value) return null;
  return (
    <div class="logdrop" data-testid="log-drop" role="status">
      <p>{words.value.say(isReading.value ? "page-log-reading" : "page-log-drop")}</p>
    </div>
  );
}
