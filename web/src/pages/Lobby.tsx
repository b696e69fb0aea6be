import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { NameField } from "../controls/NameField";
import { Roundel } from "../controls/Roundel";
import { type Parts, partsOf } from "../games/games";
import { settingsOf } from "../games/settings";
import { FIRST } from "../games/shelf";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { addressOf, besides } from "../pocket/site";
import { wide } from "../stage/room";
import { goneFor } from "../state/absence";
import { whatComes } from "../state/beginning";
import {
  change,
  failure,
  giveHost,
  kick,
  mySeat,
  ready,
  setBot,
  sit,
  stand,
  start,
  table,
  words,
  you,
} from "../state/state";
import { BotWord } from "../table/BotWord";
import { Bubble } from "../table/Bubble";
import { Chat } from "../table/Chat";
import { Dressing } from "../table/Dressing";
import { Evening } from "../table/Evening";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { companyAt, restIn } from "./company";
import { LevelPick, LevelsMissing } from "./Guests";
import { HouseRules } from "./HouseRules";
import { InviteBox, OtherWays } from "./InviteBox";
import { aimOf, invitationTo } from "./invitation";

/** Before the game: who sits where, the invitation, and the way to begin. */
export function Lobby() {
  const say = words.value;
  const now = table.value;
  if (!now) return null;
  const open = now.seats.filter((seat) => seat.kind === "open").length;
  const seated = mySeat.value !== null;
  const parts = partsOf(now.game);
  return (
    <div class="page lobby" data-testid="lobby">
      <TopBar />
      <main>
        <div class="row end">
          <h1>{say.say("page-lobby", { host: you.value?.host ?? false })}</h1>
          <span class="pill wait">{say.say("page-open-seats", { count: open })}</span>
        </div>
        {failure.value && (
          <p class="conn" role="status">
            {failure.value}
          </p>
        )}
        {now.outdated && (
          <p class="conn" role="status" data-testid="outdated">
            {say.say("room-outdated")}
          </p>
        )}
        <div class="two">
          {you.value?.host ? <InviteBox /> : <Waiting seated={seated} now={now} />}
          <section class="cloth" ref={wide} aria-label={say.say("page-seats-all")}>
            <Dressing lamps={2} scene={false} />
            <div class={now.seats.length === 4 ? "ring" : "ring many"} style={{ "--players": now.seats.length }}>
              {around(now.seats.length).map((seat) => {
                const info = now.seats[seat];
                return info && <Guest key={seat} seat={seat} info={info} />;
              })}
              <p class="roundtable">
                <b>{parts?.name?.(now.settings) ?? say.game(now.game)}</b>
                <span>{parts?.text({ ...now.settings, game: now.game })}</span>
              </p>
            </div>
          </section>
          {you.value?.host && <OtherWays />}
        </div>
        <BotWord when="before" />
        <Evening />
        {you.value?.host && (
          <section class="paper" data-testid="change-table">
            <h2>{say.say("page-change-table")}</h2>
            <LevelsMissing game={now.game} />
            {parts && settingsOf(now.game) && <ChangeTable parts={parts} now={now} />}
          </section>
        )}
        <section class="paper">
          <h2>{say.say("page-while-waiting")}</h2>
          <div class="row">
            <a class="btn" href={addressOf(`/rules/${now.game}`)} target={besides} rel="noreferrer">
              <Icon id="icon-learn" />
              {say.say("page-read-rules")}
            </a>
            {you.value?.host && <Meanwhile now={now} />}
          </div>
          {now.chat && <Chat />}
        </section>
      </main>
      <StartBar open={open} />
      <InspectSheet />
    </div>
  );
}

/** The settings and the house rules, to be changed before the game begins. */
function ChangeTable({ parts, now }: { parts: Parts; now: TableInfo }) {
  const set = (settings: Record<string, unknown>) => void change({ settings });
  return (
    <>
      <parts.Settings game={now.game} settings={now.settings} change={set} />
      {parts.house && (
        <HouseRules
          now={companyAt(now)}
          change={(part) => void change(restIn(part))}
          rules={parts.house}
          settings={now.settings}
          set={set}
        />
      )}
    </>
  );
}

/** The seats clockwise from one's own, which lies before one. */
function around(count: number): number[] {
  const first = mySeat.value ?? 0;
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}

function Waiting({ seated, now }: { seated: boolean; now: TableInfo }) {
  const say = words.value;
  const aim = aimOf(now.game);
  return (
    <section class="paper waiting">
      <h2>{say.say(seated ? "page-welcome-guest" : "page-welcome-watcher")}</h2>
      <p class="intro" data-testid="invitation">
        {say.say("page-invited", invitationTo(now))}
      </p>
      {aim && <p data-testid="aim">{aim}</p>}
      {seated ? <Meanwhile now={now} /> : <p>{say.say("page-take-seat")}</p>}
      <div class="row name-first">
        <NameField />
        {!seated && (
          <button type="button" class="btn" data-main data-testid="sit" onClick={() => sit(null)}>
            {say.say("page-sit")}
          </button>
        )}
        {seated && (
          <button type="button" class="btn" data-testid="stand" onClick={stand}>
            {say.say("page-stand")}
          </button>
        )}
      </div>
    </section>
  );
}

/** For who has never finished a game: the first tricks, and then back to this table. */
function Meanwhile({ now }: { now: TableInfo }) {
  if (now.game !== FIRST || whatComes() !== "first") return null;
  return (
    <Anchor class="btn" href={`/first/${now.code}`} data-testid="learn-meanwhile">
      <Icon id="icon-play" />
      {words.value.say("page-learn-meanwhile")}
    </Anchor>
  );
}

function Guest({ seat, info }: { seat: number; info: SeatInfo }) {
  const say = words.value;
  const mine = seat === mySeat.value;
  const host = you.value?.host ?? false;
  const ranked = host && info.kind === "bot"; // the host says how well it plays
  const name =
    info.kind === "open"
      ? say.say("page-open-seat")
      : mine
        ? say.say("page-you-named", { name: info.name ?? "" })
        : info.name;
  return (
    <div
      class="guest"
      data-open={info.kind === "open" ? "" : undefined}
      data-testid={`seat-${seat}`}
      data-kind={info.kind}
    >
      <Roundel seat={seat} name={info.name ?? ""} bot={info.kind === "bot"} />
      <Bubble seat={seat} />
      <span class="who">
        <bdi>{name}</bdi> {table.value?.host === seat && <span class="pill lead">{say.say("page-host")}</span>}
        {!ranked && (
          <small>
            {say.say("page-seat-kind", {
              kind: goneFor(seat) === null ? info.kind : "away",
              level: say.level(info.level ?? "good"),
            })}
          </small>
        )}
      </span>
      {info.kind === "person" && info.ready && (
        <span class="pill ok">
          <Icon id="icon-check" />
          {say.say("page-ready")}
        </span>
      )}
      {info.kind === "open" && (
        <span class="acts">
          <GuestAct
            testid={`sit-${seat}`}
            label={mySeat.value === null ? "page-sit" : "page-sit-here"}
            onClick={() => sit(seat)}
          />
          {host && <GuestAct testid={`bot-${seat}`} label="page-bot-here" onClick={() => setBot(seat, true)} />}
        </span>
      )}
      {ranked && (
        <span class="acts">
          <LevelPick
            game={table.value?.game ?? FIRST}
            seat={seat}
            level={info.level ?? "good"}
            onPick={(level) => setBot(seat, true, level)}
          />
          <button
            type="button"
            class="tool"
            data-testid={`unbot-${seat}`}
            aria-label={say.say("page-bot-away")}
            onClick={() => setBot(seat, false)}
          >
            <Icon id="icon-close" />
          </button>
        </span>
      )}
      {host && info.kind === "person" && !mine && (
        <GuestAct testid={`host-${seat}`} label="page-give-host" onClick={() => giveHost(seat)} />
      )}
      {host && info.kind === "person" && !mine && (
        <GuestAct testid={`kick-${seat}`} label="page-kick" onClick={() => kick(seat)} />
      )}
    </div>
  );
}

function GuestAct({ testid, label, onClick }: { testid: string; label: string; onClick: () => void }) {
  return (
    <button type="button" class="btn" data-testid={testid} onClick={onClick}>
      {words.value.say(label)}
    </button>
  );
}

function StartBar({ open }: { open: number }) {
  const say = words.value;
  const mine = mySeat.value === null ? null : table.value?.seats[mySeat.value];
  if (!mine) return null;
  const isAlone = table.value?.seats.every((seat) => seat === mine || seat.kind !== "person");
  return (
    <section class="bar" aria-label={say.say("page-bar")}>
      <div>
        <p>{say.say(you.value?.host ? "page-start-hint" : "page-host-starts", { count: open })}</p>
        {!isAlone && (
          <button
            type="button"
            class="btn"
            data-big
            data-testid="ready"
            aria-pressed={mine.ready}
            onClick={() => ready(!mine.ready)}
          >
            {say.say(mine.ready ? "page-not-ready" : "page-im-ready")}
          </button>
        )}
        {you.value?.host && (
          <button type="button" class="btn" data-main data-big data-testid="start" onClick={start}>
            {say.say("page-start")}
          </button>
        )}
      </div>
    </section>
  );
}
