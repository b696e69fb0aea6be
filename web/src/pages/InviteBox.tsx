import { useEffect, useRef, useState } from "preact/hooks";
import { Fold } from "../controls/Fold";
import { Icon } from "../controls/Icon";
import type { LinkBody } from "../net/protocol";
import { Alone } from "../pocket/Alone";
import { isSite } from "../pocket/site";
import { askLink } from "../state/home";
import { links, table, words } from "../state/state";
import { invitationTo } from "./invitation";
import { Together } from "./Together";

/** The invitation: a link to share, a code to point a camera at, and one to say aloud. */
export function InviteBox() {
  const invite = links.value.invite;
  useEffect(() => {
    if (!invite && !isSite) void askLink("invite");
  }, [invite]);
  if (isSite)
    return (
      <p class="paper invite">
        <Alone />
      </p>
    );
  return (
    <section class="paper invite">
      <h2>{words.value.say("page-invite")}</h2>
      {invite && <Invitation body={invite} />}
    </section>
  );
}

/** Other ways to the table, and the end of those that were given away. */
export function OtherWays() {
  const say = words.value;
  const watch = links.value.watch;
  if (isSite) return <Together />;
  return (
    <section class="paper invite">
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

function Invitation({ body }: { body: LinkBody }) {
  const say = words.value;
  const now = table.value;
  if (!now) return null;
  const letters = body.letters ?? "";
  const text = say.say("page-invite-text", { ...invitationTo(now), letters });
  return (
    <>
      <div class="calling">
        <QrCode body={body} testid="invite" />
        <p class="letters">
          <span>{say.say("page-invite-letters")}</span>
          <b data-testid="invite-letters">{letters}</b>
          <small>{say.say("page-invite-letters.text")}</small>
        </p>
      </div>
      <LinkField body={body} label={say.say("page-invite-label")} testid="invite" text={text} />
      <Reach body={body} />
    </>
  );
}

interface LinkProps {
  body: LinkBody;
  label: string;
  testid: string;
}

/** A link with its code, and how far it works. */
export function LinkBox({ body, label, testid }: LinkProps) {
  return (
    <>
      <QrCode body={body} testid={testid} />
      <LinkField body={body} label={label} testid={testid} />
      <Reach body={body} />
    </>
  );
}

function QrCode({ body, testid }: { body: LinkBody; testid: string }) {
  return (
    <p class="qr" role="img" aria-label={words.value.say("page-qr")} data-testid={`${testid}-qr`}>
      <svg viewBox={`0 0 ${body.qr.size} ${body.qr.size}`} aria-hidden="true" shape-rendering="crispEdges">
        <path fill="none" stroke="currentColor" d={body.qr.path} />
      </svg>
    </p>
  );
}

/** A link to hand on by the device's own sheet, else to copy. Copying selects the field, which works on plain http too. */
function LinkField({ body, label, testid, text }: LinkProps & { text?: string }) {
  const say = words.value;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const maySend = "share" in navigator;
  const copy = () => {
    field.current?.select();
    setCopied(document.execCommand("copy"));
  };
  const send = () => navigator.share({ ...(text ? { text } : {}), url: body.url }).catch(() => undefined);
  return (
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
      <button
        type="button"
        class="btn"
        data-main={text ? "" : undefined}
        data-testid={`${testid}-hand-on`}
        onClick={maySend ? send : copy}
      >
        <Icon id={maySend ? "icon-share" : copied ? "icon-check" : "icon-copy"} />
        {say.say(maySend ? "page-share" : copied ? "page-copied" : "page-copy")}
      </button>
    </div>
  );
}

function Reach({ body }: { body: LinkBody }) {
  return (
    <p class="reach" data-reach={body.reach}>
      <Icon id="icon-info" />
      <span>{words.value.say(`page-reach-${body.reach}`)}</span>
    </p>
  );
}
