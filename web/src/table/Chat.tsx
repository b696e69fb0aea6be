import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Switch } from "../controls/Controls";
import { Icon } from "../controls/Icon";
import { prefer, preferences } from "../state/preferences";
import { mySeat, say as sayInChat, table, words } from "../state/state";
import { heard, isOwn, markRead, mute, muted, unread } from "../state/talk";
import { inWords } from "./Bubble";
import { Reactions } from "./Reactions";

const HALF = 0.5;

/** Lines between people, and six stickers. Nothing in it is made clickable. What is in sight here has been read. */
export function Chat() {
  const say = words.value;
  const isOn = preferences.value.chat;
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSignal(false);
  useEffect(() => {
    if (!box.current || !("IntersectionObserver" in window)) return;
    const look = (now: IntersectionObserverEntry[]) => (isSeen.value = (now.at(-1)?.intersectionRatio ?? 0) >= HALF);
    const observer = new IntersectionObserver(look, { threshold: HALF });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isSeen.value) markRead();
  }, [heard.value, isSeen.value]);
  if (!table.value?.chat) return <p class="hint">{say.say("page-chat-off")}</p>;
  return (
    <div class="chat" ref={box} data-testid="chat">
      <Lines />
      {[...muted.value].map((name) => (
        <button key={name} type="button" class="mute" data-testid="unmute" onClick={() => mute(name, false)}>
          {say.say("page-unmute", { name })}
        </button>
      ))}
      {isOn && mySeat.value !== null && (
        <>
          <Field />
          <Reactions />
        </>
      )}
      <Switch label="page-chat-mute" on={!isOn} testid="mute-all" onChange={(mute) => prefer({ chat: !mute })} />
    </div>
  );
}

function Lines() {
  const say = words.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [heard.value]);
  const who = !preferences.value.chat ? "muted" : mySeat.value === null ? "other" : "seated";
  if (heard.value.length === 0) return <p class="hint">{say.say("page-chat-empty", { who })}</p>;
  return (
    <ol class="story" ref={list} tabIndex={0} aria-label={say.say("page-chat")}>
      {heard.value.map((line) => (
        <li key={line.no}>
          <span>
            <b>
              <bdi>{line.name}</bdi>
            </b>{" "}
            <bdi>{inWords(line)}</bdi>
          </span>
          {!isOwn(line) && (
            <button
              type="button"
              class="tool"
              data-testid="mute"
              aria-label={say.say("page-mute", { name: line.name })}
              title={say.say("page-mute", { name: line.name })}
              onClick={() => mute(line.name, true)}
            >
              <Icon id="icon-mute" />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Field() {
  const say = words.value;
  const field = useRef<HTMLInputElement>(null);
  const send = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!text || !field.current) return;
    field.current.value = "";
    void sayInChat(text);
  };
  return (
    <form class="row" onSubmit={send}>
      <input
        class="input"
        ref={field}
        maxLength={200}
        aria-label={say.say("page-chat-label")}
        placeholder={say.say("page-chat-label")}
        data-testid="chat-field"
      />
      <button type="submit" class="btn">
        {say.say("page-chat-send")}
      </button>
    </form>
  );
}

/** How many lines of the chat one has not read yet. */
export function Unread() {
  return unread.value > 0 && <i class="unread">{unread.value}</i>;
}
