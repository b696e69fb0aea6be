import { Icon } from "../../controls/Icon";
import { sheet, words } from "../../state/state";
import { MiniCard, MiniRow } from "../../table/Card";
import { own, view } from "./rebel";

/** The last trick until the next lead, the gift pile, and what one has set aside. */
export function Piles() {
  const game = view.value;
  const mine = own.value;
  const say = words.value;
  if (!game) return null;
  const last = game.last_trick;
  return (
    <div class="piles">
      {last && (
        <button
          type="button"
          class="pile"
          data-testid="last-trick"
          onClick={() => (sheet.value = { of: "last-trick" })}
        >
          <span>{say.say("page-last-trick", { seat: last.winner })}</span>
          <span class="mini-row">
            {last.cards.map((card) => (
              <MiniCard key={card.card} card={card.card} won={card.seat === last.winner} />
            ))}
          </span>
        </button>
      )}
      {game.gifts > 0 && (
        <span class="pile" data-testid="gift-pile">
          <span class="mini back">
            <Icon id="card-back" class="" />
          </span>
          <span>{say.say("page-gifts", { count: game.gifts })}</span>
          {mine && mine.gifts.length > 0 && (
            <>
              <span>{say.say("page-own-gifts")}</span>
              <MiniRow cards={mine.gifts} />
            </>
          )}
        </span>
      )}
      {mine && mine.aside.length > 0 && (
        <span class="pile" data-testid="aside">
          <span>{say.say("page-own-aside")}</span>
          <MiniRow cards={mine.aside} />
        </span>
      )}
    </div>
  );
}
