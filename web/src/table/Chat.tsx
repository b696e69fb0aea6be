import { useRef } from "preact/hooks";
import { heard, mute, muted, mySeat, say as sayInChat, table, words } from "../state/state";
import { Reactions } from "./Reactions";

/** Lines between people, and six stickers. Nothing in it is made clickable. */
export function Chat() {
  const say = words.value;
  const field = useRef<HTMLInputElement>(null);
  const send = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!text || !field.current) return;
    field.current.value = "";
    void sayInChat(text);
  };
  if (!table.value?.chat) return <p class="hint">{say.say("page-chat-off")}</p>;
  return (
    <div class="chat" data-testid="chat">
      <ol class="story" aria-live="polite" aria-label={say.say("page-chat")}>
        {heard.value.map((line) => (
          <li key={line.no}>
            <span>
              <b>
                <bdi>{line.name}</bdi>
              </b>{" "}
              {line.kind === "react" ? say.say(`page-react-${line.text}`) : <bdi>{line.text}</bdi>}
            </span>
            {line.seat !== mySeat.value && (
              <button type="button" class="mute" data-testid="mute" onClick={() => mute(line.name, true)}>
                {say.say("page-mute", { name: line.name })}
              </button>
            )}
          </li>
        ))}
      </ol>
      {[...muted.value].map((name) => (
        <button key={name} type="button" class="mute" data-testid="unmute" onClick={() => mute(name, false)}>
          {say.say("page-unmute", { name })}
        </button>
      ))}
      {mySeat.value !== null && (
        <form class="row" onSubmit={send}>
          <input
            class="input"
            ref={field}
            maxLength={200}
            aria-label={say.say("page-chat-label")}
            data-testid="chat-field"
          />
          <button type="submit" class="btn">
            {say.say("page-chat-send")}
          </button>
        </form>
      )}
      {mySeat.value !== null && <Reactions />}
    </div>
  );
}
