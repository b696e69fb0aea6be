import type { ComponentChildren } from "preact";
import { Icon } from "../../controls/Icon";
import { myTurn, refused, type Sheet, words } from "../../state/state";
import { BotLine } from "../../table/BotLine";
import { Card, MiniCard, MiniRow } from "../../table/Card";
import { brief } from "../../table/Chips";
import { effectOf } from "../../table/printed";
import { PrincessMini, PrincessStage } from "./Princess";
import { SetEnd } from "./SetEnd";
import { Standing } from "./Standing";
import { woo } from "./woo";

/** The full text of what was tapped at a table of Woo. */
export function wooSheet(of: Sheet): { title: string; body: ComponentChildren } | null {
  const say = words.value;
  const game = woo.value;
  if (!game) return null;
  switch (of.of) {
    case "princess":
      return { title: say.say("page-woo-princess", { suit: of.id }), body: <SetText /> };
    case "card":
      return { title: say.say("page-card", { card: of.card, rings: 0 }), body: <GiftText card={of.card} /> };
    case "seat":
      return {
        title: say.called(of.seat),
        body: <SeatText seat={of.seat} />,
      };
    case "chip": {
      const line = game.chips[of.at];
      return line ? { title: brief(line), body: <ChipText chip={line[0]} /> } : null;
    }
    case "last-trick":
      return { title: say.say("page-woo-last-round-title"), body: <LastRound /> };
    case "score":
      return { title: say.say("page-woo-standing"), body: <Score /> };
    default:
      return null;
  }
}

/** How everybody stands, then the last set. */
function Score() {
  return (
    <>
      <Standing />
      {woo.value?.last_set && <SetEnd isLast />}
    </>
  );
}

/** All that is in force in this set. */
function SetText() {
  const say = words.value;
  return (
    <>
      <PrincessStage as="roundcard" />
      {["woo-round", "woo-scoring"].map((key) => (
        <section key={key} class="sgroup">
          <h3>{say.say(key)}</h3>
          <p>{say.say(`${key}.text`)}</p>
        </section>
      ))}
      <section class="sgroup">
        <h3>{say.say("woo-gifts")}</h3>
        <dl class="gifts">
          {Object.entries(woo.value?.specials ?? {})
            .filter(([, cards]) => cards.length > 0)
            .map(([effect, cards]) => (
              <Effect key={effect} effect={effect} cards={cards} />
            ))}
          <Effect effect="spurned" cards={[]} />
        </dl>
      </section>
    </>
  );
}

function Effect({ effect, cards }: { effect: string; cards: readonly string[] }) {
  const say = words.value;
  return (
    <>
      <dt>
        <Icon id={`gift-${effect}`} />
        {say.say(`gift-${effect}`)} <MiniRow cards={cards} />
      </dt>
      <dd>{say.say(`gift-${effect}.text`)}</dd>
    </>
  );
}

/** A gift in full size: its suit now, its effect, and why it cannot be played. */
function GiftText({ card }: { card: string }) {
  const say = words.value;
  const game = woo.value;
  const effect = effectOf(card);
  const suit = card[0] ?? "";
  const reason = refused.value[card];
  return (
    <article class="card-text">
      <Card card={card} />
      <div>
        {game?.wooing === suit && <p>{say.say("page-woo-is-wooing", { suit })}</p>}
        {game?.lead === suit && game.wooing !== suit && <p>{say.say("page-woo-is-lead", { suit })}</p>}
        {effect && (
          <p>
            <b>{say.say(`gift-${effect}`)}.</b> {say.say(`gift-${effect}.text`)}
          </p>
        )}
        {!effect && game?.wooing !== suit && game?.lead !== suit && <p>{say.say("page-woo-is-plain")}</p>}
        {myTurn.value && reason && (
          <p>{say.say("page-card-refused", { reason: say.say(`reason-${reason[0]}`, reason[1]) })}</p>
        )}
      </div>
    </article>
  );
}

const TOPICS: Record<string, string> = {
  "chip-woo-wooing": "woo-round", "chip-woo-lead": "woo-round", "chip-woo-sung": "gift-lullabye", "chip-woo-teams": "woo-teams",
  "chip-woo-ghost": "woo-ghost", "chip-woo-no-specials": "woo-assumed", "chip-woo-allergic": "gift-allergic",
  "chip-woo-irresistible": "gift-irresistible", "chip-woo-lullabye": "gift-lullabye", "chip-woo-regifted": "gift-regifted",
  "chip-woo-goal": "woo-end", "chip-woo-sits-out": "woo-end",
}; // biome-ignore format: a record

function ChipText({ chip }: { chip: string }) {
  const topic = TOPICS[chip];
  const cards = woo.value?.specials[topic?.replace("gift-", "") ?? ""] ?? [];
  return topic ? (
    <>
      {cards.length > 0 && <MiniRow cards={cards} />}
      <p>{words.value.say(`${topic}.text`)}</p>
    </>
  ) : null;
}

function SeatText({ seat }: { seat: number }) {
  const say = words.value;
  const game = woo.value;
  const shown = game?.seats[seat];
  if (!game || !shown) return null;
  return (
    <>
      {seat === game.ghost && <p>{say.say("woo-ghost.text")}</p>}
      {game.mode === "teams" && <p>{say.say("page-woo-team", { side: shown.side })}</p>}
      <p>
        {say.say("page-woo-plate", {
          hand: shown.hand,
          collected: shown.collected.length,
          princesses_won: shown.princesses.length,
        })}
      </p>
      {shown.princesses.length > 0 && (
        <p class="pminis">
          {shown.princesses.map((suit, at) => (
            <PrincessMini key={at} suit={suit} />
          ))}
        </p>
      )}
      {shown.collected.length > 0 && <MiniRow cards={shown.collected} />}
      {shown.spurned && <p>{say.say("gift-spurned.text")}</p>}
      {shown.exchanged && <p class="hint">{say.say("page-woo-has-swapped", { seat })}</p>}
      {shown.void.length > 0 && <p class="hint">{say.say("page-woo-void", { suits: shown.void })}</p>}
      <BotLine seat={seat} />
    </>
  );
}

/** The last finished round, card by card. */
function LastRound() {
  const say = words.value;
  const last = woo.value?.last_trick;
  if (!last) return <p class="hint">{say.say("page-no-last-trick")}</p>;
  return (
    <>
      <ol class="story">
        {last.cards.map(({ card, seat, gone }) => (
          <li key={card}>
            <MiniCard card={card} won={!gone && seat === last.winner} />
            <span>
              {say.say("story-woo-plays", { seat, card })} {gone && say.say("page-woo-gone")}
            </span>
          </li>
        ))}
      </ol>
      <p>{say.say("page-woo-last-round", { outcome: last.outcome, seat: last.leads })}</p>
    </>
  );
}
