import type { ComponentChildren } from "preact";
import { Icon } from "../../controls/Icon";
import {
  act,
  cardChoices,
  choices,
  confirm,
  isAsked,
  lifted,
  mine,
  mySeat,
  myTurn,
  pressTableCard,
  raised,
  readyChoice,
  sent,
  sheet,
  table,
  words,
} from "../../state/state";
import { Card, CardBack, CardButton, MiniCard } from "../../table/Card";
import { choiceText } from "../../table/choice";
import { Dock, Main } from "../../table/Dock";
import { ChoosableCard } from "../../table/Lane";
import { effectOf } from "../../table/printed";
import { Emblem, WooCounts } from "./WooSeats";
import { isExchange, leaving, ownWoo, woo } from "./woo";

/** What is expected, and what can be done about it. */
export function WooDock() {
  const seat = mySeat.value;
  const swaps = isExchange.value && (isAsked.value || mine.value?.pending);
  return (
    <Dock
      me={seat !== null && <Me seat={seat} />}
      sentence={sentence()}
      more={more()}
      action={!isExchange.value && action()}
      next="page-woo-next-set"
      kept={swaps && <Swap />}
    >
      {woo.value?.phase === "remove" && <Removing />}
      {woo.value?.phase === "gift" && <Offered />}
    </Dock>
  );
}

function Me({ seat }: { seat: number }) {
  const open = () => (sheet.value = { of: "seat", seat });
  return (
    <>
      <button type="button" class="own" aria-label={words.value.say("page-own-plate")} onClick={open}>
        <Emblem seat={seat} />
      </button>
      <span class="counts">
        <WooCounts seat={seat} isMine />
      </span>
    </>
  );
}

/** The page's own sentence where a gift asks for something. */
function sentence(): string | null {
  const say = words.value;
  const phase = woo.value?.phase ?? "";
  if (!myTurn.value || mine.value?.pending) return null;
  return ["exchange", "remove", "gift"].includes(phase)
    ? say.say(`page-woo-ask-${phase}`, { number: mine.value?.hand.length ?? 0 })
    : null;
}

/** What goes on beside: what a special gift does, who is winning, whose hand the Ghost has. */
function more(): ComponentChildren {
  const say = words.value;
  const game = woo.value;
  if (!game || table.value?.state !== "playing") return null;
  const phase = game.phase;
  if (myTurn.value && ["exchange", "remove", "gift"].includes(phase)) return say.say(`page-woo-ask-${phase}.more`);
  const lift = lifted.value && effectOf(lifted.value);
  if (lift) return `${say.say(`gift-${lift}`)}: ${say.say(`gift-${lift}.short`)}.`;
  const winning = game.trick.find((card) => card.winning);
  return winning ? say.say("page-is-winning", { card: winning.card, seat: winning.seat }) : null;
}

/** At most one main button. */
function action(): ComponentChildren {
  const choice = readyChoice.value;
  if (!choice)
    return cardChoices.value.length > 0 ? (
      <Main label={words.value.say("page-pick-card")} disabled onClick={confirm} />
    ) : null;
  return <Main label={choiceText(choice)} onClick={confirm} />;
}

/** The gift that goes beside a back that comes; both buttons are always there. */
function Swap() {
  const say = words.value;
  const card = leaving.value;
  const isOpen = myTurn.value && !sent.value;
  const choice = readyChoice.value;
  const keep = choices.value.find(({ verb }) => verb === "keep");
  return (
    <div class="swapbox" data-testid="swap">
      {(card || isOpen) && (
        <div class="swapline">
          <span class="slot">
            <span class="to">{say.say("page-woo-goes")}</span>
            {card && isOpen && (
              <CardButton card={card} testid={`going-${card}`} onPress={() => (lifted.value = null)} />
            )}
            {card && !isOpen && <Card card={card} />}
            {!card && <span class="hole" aria-hidden="true" />}
          </span>
          <Icon id="icon-right" />
          <span class="slot">
            <span class="to">{say.say("page-woo-comes")}</span>
            <CardBack label={say.say("page-woo-unknown")} />
          </span>
        </div>
      )}
      {isOpen && (
        <div class="power">
          <p class="what">{say.say(card ? "page-woo-swap-other" : "page-woo-swap-how")}</p>
          <div class="acts" data-pair="">
            <button
              type="button"
              class="btn"
              data-choice="keep"
              data-testid="pick-keep"
              onClick={() => keep && act(keep)}
            >
              {say.say("page-woo-keep", { number: mine.value?.hand.length ?? 0 })}
            </button>
            {card && choice ? (
              <Main label={choiceText(choice)} onClick={confirm} />
            ) : (
              <Main label={say.say("page-woo-pick-gift")} disabled onClick={confirm} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** The cards that may be thrown out, as buttons beside the marks on the runner. */
function Removing() {
  const say = words.value;
  const trick = woo.value?.trick ?? [];
  return (
    <div class="power" data-testid="choices">
      <p class="what">{say.say("page-woo-remove-how")}</p>
      <div class="acts" data-gifts="">
        {choices.value.map(({ text, cards: [card = ""] = [] }) => (
          <button
            key={text}
            type="button"
            class="btn"
            data-choice={text}
            data-testid={`pick-${card}`}
            aria-pressed={raised.value.has(card) ? "true" : "false"}
            onClick={() => !raised.value.has(card) && pressTableCard(card)}
          >
            <MiniCard card={card} />
            {say.say("page-woo-card-of", { seat: trick.find((one) => one.card === card)?.seat ?? 0 })}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The cards that Regifted drew: only its owner has them. */
function Offered() {
  return (
    <div class="swapbox offered" data-testid="choices">
      <div class="swapline">
        {ownWoo.value?.offered.map((card) => (
          <span class="slot" key={card} data-kept={raised.value.has(card) ? "" : undefined}>
            <ChoosableCard card={card} />
            <span class="to">{effectText(card)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function effectText(card: string): string {
  const effect = effectOf(card);
  return effect ? words.value.say(`gift-${effect}.short`) : "";
}
