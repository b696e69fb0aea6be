import { useRef } from "preact/hooks";
import { chat, mySeat, say as sayInChat, table, words } from "../state";
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
        {chat.value.map((line) => (
          <li key={line.no}>
            <span>
              <b>
                <bdi>{line.name}</bdi>
              </b>{" "}
              {line.kind === "react" ? say.say(`page-react-${line.text}`) : <bdi>{line.text}</bdi>}
            </span>
          </li>
        ))}
      </ol>
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
