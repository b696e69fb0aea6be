import { Icon } from "../../controls/Icon";
import type { PairAttackView, TriangleView } from "../../net/protocol";
import { begunFor, choices, mine, mySeat, myTurn, onTable, words } from "../../state/state";
import { Chips } from "../../table/Chips";
import { ChoiceButton } from "../../table/Dock";
import { Fan } from "../../table/Hand";
import { Points, Seats } from "../../table/Seats";
import { CharacterButton, CharacterMini } from "../r/Character";
import { isDealOver, LastDeal } from "./LastDeal";

const game = () => onTable.value as TriangleView | PairAttackView; // shown for these two alone
const RANKS = ["royal", "lovers", "siblings", "straight", "pair", "null"];
const MOST_COINS = 12;

/** The cards that one is about to put away. */
const going = begunFor<string[]>([]);

/** The choice that puts these very cards away. */
function discard() {
  const wish = going.value.filter((card) => mine.value?.hand.includes(card));
  return choices.value.find(({ verb, cards = [] }) => {
    return verb === "discard" && cards.length === wish.length && cards.every((card) => wish.includes(card));
  });
}

const exchanges = () => myTurn.value && choices.value.some(({ verb }) => verb === "discard");

/** Deck, pot, and what was put away. */
export function BettingScene() {
  const say = words.value;
  const { seats, pot, deck } = game();
  const away = seats.reduce((sum, { exchanged }) => sum + exchanged, 0);
  const chips = (seat: number) => seats[seat]?.chips ?? 0;
  return (
    <>
      <Seats
        counts={(seat) => <Points n={chips(seat)} of={say.say("page-pg-chips", { number: chips(seat) })} />}
        label={(seat) => say.say("play-r-chips", { number: chips(seat) })}
        marks={(seat) => <Marks seat={seat} />}
      />
      <section class="stage" aria-label={say.say("page-stage")}>
        <Chips as="chips" />
        {isDealOver() ? (
          <LastDeal />
        ) : (
          <div class="potmat" data-testid="mat">
            {deck > 0 ? <Stack count={deck} label="page-pg-deck" /> : <span />}
            <span class="pot">
              <span class="coins" aria-hidden="true">
                {Array.from({ length: Math.min(MOST_COINS, pot) }, (_, at) => (
                  <i key={at} />
                ))}
              </span>
              <b>{pot}</b>
              {say.say("page-pg-pot")}
            </span>
            {away > 0 ? <Stack count={away} label="page-pg-away" /> : <span />}
          </div>
        )}
        {game().game === "triangle" && (
          <ol class="rankrow" aria-label={say.say("page-pg-ranks")}>
            {RANKS.map((rank) => (
              <li key={rank} {...(isMine(rank) ? { "aria-current": "true" as const } : {})}>
                {say.say(isMine(rank) ? "page-pg-rank-yours" : "page-pg-rank-name", {
                  rank: say.say(`page-pg-rank-${rank}`),
                })}
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

const isMine = (rank: string) => game().own?.rank === rank;

function Stack({ count, label }: { count: number; label: string }) {
  return (
    <span>
      <span class="stack" aria-hidden="true">
        {Array.from({ length: Math.min(3, count) }, (_, at) => (
          <Icon key={at} id="card-back" class="" />
        ))}
        <span class="pill">{count}</span>
      </span>
      {words.value.say(label)}
    </span>
  );
}

/** Folded, exchanged, or the hand that was shown last. */
function Marks({ seat }: { seat: number }) {
  const say = words.value;
  const shown = game().seats[seat];
  if (!shown) return null;
  return (
    <>
      {shown.folded && <span class="pill wait now">{say.say("play-r-folded")}</span>}
      {shown.exchanged > 0 && (
        <span class="pill now">
          <Icon id="icon-swap" />
          {say.say("page-pg-took", { number: shown.exchanged })}
        </span>
      )}
      {shown.shown.length > 0 && (
        <span class="mini-row now">
          {shown.shown.map((card) => (
            <CharacterMini key={card} card={card} />
          ))}
        </span>
      )}
    </>
  );
}

/** One's cards; where cards may be exchanged, a tap puts one away. */
export function BettingHand() {
  const hand = mine.value?.hand ?? [];
  const toggle = (card: string) => {
    if (!exchanges()) return;
    const now = going.value.filter((one) => hand.includes(one));
    going.value = now.includes(card) ? now.filter((one) => one !== card) : [...now, card];
  };
  return (
    <Fan cards={hand}>
      {(card, isReached) => (
        <>
          {exchanges() && going.value.includes(card) && (
            <span class="goes" aria-hidden="true">
              <span class="pill lead">{words.value.say("page-pg-goes")}</span>
            </span>
          )}
          <CharacterButton
            card={card}
            seat={mySeat.value}
            legal={exchanges() ? "yes" : undefined}
            pressed={exchanges() ? going.value.includes(card) : undefined}
            tabIndex={isReached ? 0 : -1}
            onPress={() => toggle(card)}
          />
        </>
      )}
    </Fan>
  );
}

/** One's own chips, in the dock. */
export function OwnChips() {
  const seat = mySeat.value;
  const number = seat === null ? 0 : (game().seats[seat]?.chips ?? 0);
  return (
    <span class="counts">
      <Points n={number} of={words.value.say("page-pg-chips", { number })} />
    </span>
  );
}

/** Stay, fold, keep all cards. */
export function BettingActions() {
  const say = words.value;
  const put = discard();
  return (
    <div class="power" data-testid="choices">
      {exchanges() && <p class="what">{say.say("page-pg-tap")}</p>}
      <div class="acts" data-pair="">
        {choices.value
          .filter(({ verb }) => verb !== "discard")
          .map((choice) => (
            <ChoiceButton
              key={choice.text}
              choice={choice}
              isMain={choice.verb === "stay"}
              isGrave={choice.verb === "fold"}
              label={say.say(`page-do-${choice.verb}`)}
            />
          ))}
        {put && (
          <ChoiceButton choice={put} isMain label={say.say("page-pg-exchange", { count: put.cards?.length ?? 0 })} />
        )}
      </div>
    </div>
  );
}

const EXAMPLES: Record<string, string[]> = {
  royal: ["blue-prince", "red-prince", "blue-princess"], lovers: ["blue-prince", "red-princess"],
  siblings: ["red-prince", "red-princess"], straight: ["minister", "magician", "general"],
  pair: ["blue-general", "red-general"], null: ["jester", "assassin", "magician"],
}; // biome-ignore format: a record

/** What beats what, one's own hand marked. */
export function Ranking() {
  const say = words.value;
  if (game().game !== "triangle") return <p>{say.say("parlour-pair-attack.text")}</p>;
  return (
    <>
      <h2>{say.say("page-pg-ranks")}</h2>
      <ol class="ranking">
        {RANKS.map((rank) => (
          <li key={rank} {...(isMine(rank) ? { "aria-current": "true" as const } : {})}>
            <span class="tri">
              {EXAMPLES[rank]?.map((card) => (
                <CharacterMini key={card} card={card} />
              ))}
            </span>
            <span>
              {say.say(`page-pg-rank-${rank}`)}
              <small>{say.say(`page-pg-rank-${rank}.text`)}</small>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
