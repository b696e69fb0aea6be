import { Icon } from "../../controls/Icon";
import { Roundel } from "../../controls/Roundel";
import { table, words } from "../../state/state";
import { Count, Doing, OpenHand, Seats } from "../../table/Seats";
import { PrincessMini } from "./Princess";
import { isTeams, sideOf, woo } from "./woo";

/** The other players: gifts in hand, cards collected, princesses won; who is spurned, who sits out. */
export function WooSeats() {
  return (
    <Seats
      counts={(seat) => <WooCounts seat={seat} />}
      label={plateLabel}
      marks={(seat) => <Marks seat={seat} />}
      emblem={(seat) => <Emblem seat={seat} />}
      side={sideOf}
    />
  );
}

/** A person's initial, a bot, or the Ghost. */
export function Emblem({ seat }: { seat: number }) {
  return (
    <span class="emblem" aria-hidden="true">
      {seat === woo.value?.ghost ? (
        <span class="roundel" data-who="ghost">
          <Icon id="ghost" class="" />
        </span>
      ) : (
        <Roundel seat={seat} name={words.value.nameOf(seat)} bot={table.value?.seats[seat]?.kind === "bot"} />
      )}
      <TeamLetter seat={seat} />
    </span>
  );
}

/** The hand of a seat where it lies open: in a replay. */
function openHand(seat: number): readonly string[] {
  const { hands, open } = (woo.value ?? {}) as { hands?: string[][]; open?: boolean };
  return open === false ? [] : (hands?.[seat] ?? []);
}

/** What a plate says, for readers. */
export function plateLabel(seat: number): string {
  const shown = woo.value?.seats[seat];
  if (!shown) return "";
  const say = words.value;
  const counts = say.say("page-woo-plate", {
    hand: shown.hand,
    collected: shown.collected.length,
    princesses_won: shown.princesses.length,
  });
  const team = isTeams.value ? say.say("page-woo-team", { side: shown.side }) : null;
  const spurned = shown.spurned ? say.say("page-woo-spurned") : null;
  return [team, counts, spurned].filter(Boolean).join(", ");
}

export function WooCounts({ seat, isMine }: { seat: number; isMine?: boolean }) {
  const say = words.value;
  const shown = woo.value?.seats[seat];
  if (!shown) return null;
  return (
    <>
      {!isMine && <Count icon="icon-hand" title={say.say("page-count-hand")} n={shown.hand} name="cards" />}
      <Count icon="icon-trick" title={say.say("page-woo-count-collected")} n={shown.collected.length} name="won" />
      <Count icon="crown" title={say.say("page-woo-count-princesses")} n={shown.princesses.length} />
    </>
  );
}

/** The letter of a team on its ribbon. */
export function TeamLetter({ seat }: { seat: number }) {
  const side = sideOf(seat);
  return side === undefined ? null : (
    <i class="team" data-side={side} data-letter={words.value.say("page-woo-letter", { side })} aria-hidden="true" />
  );
}

function Marks({ seat }: { seat: number }) {
  const say = words.value;
  const shown = woo.value?.seats[seat];
  const info = table.value?.seats[seat];
  if (!shown) return null;
  return (
    <>
      {shown.princesses.length > 0 && (
        <span class="won-row">
          {shown.princesses.map((suit, at) => (
            <PrincessMini key={at} suit={suit} />
          ))}
        </span>
      )}
      {shown.spurned && (
        <span class="pill now spurned" data-testid={`spurned-${seat}`} title={say.short("gift-spurned")}>
          <Icon id="gift-spurned" />
          <span class="txt">{say.say("page-woo-spurned")}</span>
        </span>
      )}
      {seat === woo.value?.ghost && shown.playing && <GhostHand />}
      {!shown.playing && (
        <span class="pill wait now">
          <Icon id="icon-pause" />
          <span class="txt">{say.say("page-woo-sits-out")}</span>
        </span>
      )}
      {openHand(seat).length > 0 && <OpenHand cards={openHand(seat)} />}
      {info && shown.playing && <Doing seat={seat} info={info} />}
    </>
  );
}

/** Whose hand turns the Ghost's card in this round. */
function GhostHand() {
  const seat = woo.value?.turned_by;
  return seat == null ? null : <span class="pill now">{words.value.say("page-woo-turned-by", { seat })}</span>;
}
