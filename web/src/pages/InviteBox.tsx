import { useEffect, useRef, useState } from "preact/hooks";
import { Fold } from "../controls/Fold";
import { Icon } from "../controls/Icon";
import type { LinkBody } from "../net/protocol";
import { askLink } from "../state/home";
import { links, table, words, you } from "../state/state";
import { Together } from "./Together";

/** The invitation: code to point a camera at, link to copy, and how far it reaches. */
export function InviteBox() {
  const say = words.value;
  const host = you.value?.host ?? false;
  const invite = links.value.invite;
  const watch = links.value.watch;
  useEffect(() => {
    if (host && !invite) void askLink("invite");
  }, [host, invite]);
  if (!host) return null;
  return (
    <section class="paper invite">
      <h2>{say.say("page-invite")}</h2>
      {invite && <LinkBox body={invite} label={say.say("page-invite-label")} testid="invite" />}
      <button type="button" class="btn" data-quiet data-testid="invite-fresh" onClick={() => askLink("invite", true)}>
        {say.say("page-invite-fresh")}
      </button>
      <Together />
      {table.value?.watch && (
        <Fold
          title={say.say("page-spectators")}
          hint={say.say("page-spectators-hint")}
          onToggle={() => !watch && askLink("watch")}
        >
          {watch && <LinkBox body={watch} label={say.say("page-watch-link")} testid="watch" />}
        </Fold>
      )}
    </section>
  );
}

/** A link with its code. Copying selects the field, which works on plain http too. */
export function LinkBox({ body, label, testid }: { body: LinkBody; label: string; testid: string }) {
  const say = words.value;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    setCopied(document.execCommand("copy"));
  };
  return (
    <>
      <p class="qr" role="img" aria-label={say.say("page-qr")} data-testid={`${testid}-qr`}>
        <svg viewBox={`0 0 ${body.qr.size} ${body.qr.size}`} aria-hidden="true" shape-rendering="crispEdges">
          <path fill="none" stroke="currentColor" d={body.qr.path} />
        </svg>
      </p>
      <div class="link">
        <input
          class="input"
          readOnly
          ref={field}
          value={body.url}
          aria-label={label}
          data-testid={`${testid}-link`}
          onFocus={() => field.current?.select()}
        />
        <button type="button" class="btn" onClick={copy}>
          <Icon id={copied ? "icon-check" : "icon-copy"} />
          {say.say(copied ? "page-copied" : "page-copy")}
        </button>
      </div>
      {"share" in navigator && (
        <button
          type="button"
          class="btn"
          onClick={() => navigator.share({ text: say.say("page-invite-text"), url: body.url }).catch(() => undefined)}
        >
          <Icon id="icon-share" />
          {say.say("page-share")}
        </button>
      )}
      <p class="reach" data-reach={body.reach}>
        <Icon id="icon-info" />
        <span>{say.say(`page-reach-${body.reach}`)}</span>
      </p>
    </>
  );
}
