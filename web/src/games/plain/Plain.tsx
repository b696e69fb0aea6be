import { Chips } from "../../components/Chips";
import { Icon } from "../../components/Icon";
import { Roundel } from "../../components/Roundel";
import { act, choices, mine, mySeat, onTable, sheet, table, words } from "../../state";
import { isWide } from "../../wide";
import { choiceText } from "../frame/choice";
import { End } from "../frame/End";
import { Frame } from "../frame/Frame";
import { PlainDock } from "../frame/PlainDock";
import type { Parts } from "../games";

type Look = Pick<Parts, "Mini" | "Settings" | "text"> & { isCard: (word: string) => boolean };

/** A table that any game can be played at: sentences, chips, and every choice as a button. */
export function plainParts({ isCard, ...look }: Look): Parts {
  const Hand = () => (
    <p class="plainhand" data-testid="hand">
      {mine.value?.hand.map((card) => (
        <look.Mini key={card} card={card} />
      ))}
    </p>
  );
  const Table = () => (
    <Frame
      title={<span class="long">{words.value.say(`page-game-${onTable.value?.game ?? table.value?.game}`)}</span>}
      scene={<PlainScene />}
      dock={
        <PlainDock>
          <ChoiceButtons isCard={isCard} />
        </PlainDock>
      }
      hand={<Hand />}
      rules={<Chips as="facts" />}
    />
  );
  const total = (seat: number) => words.value.say("page-total", { count: onTable.value?.totals[seat] ?? 0 });
  return { ...look, Table, Scene: PlainScene, Hand, End: () => <End score={total} /> };
}

/** Every choice, as a button in words. */
export function ChoiceButtons({ isCard }: { isCard: (word: string) => boolean }) {
  return (
    <div class="power allchoices" data-testid="choices">
      {choices.value.map(({ text }) => (
        <button key={text} type="button" class="btn" data-choice={text} onClick={() => act(text)}>
          {choiceText(text, isCard)}
        </button>
      ))}
    </div>
  );
}

/** Who plays and how they stand, and the rules in force. */
function PlainScene() {
  const say = words.value;
  const game = onTable.value;
  if (!game) return null;
  return (
    <>
      <ol class="seats" aria-label={say.say("page-seats")}>
        {game.totals.map((total, seat) => (
          <li
            key={seat}
            class="seat"
            data-testid={seat === mySeat.value ? undefined : `seat-${seat}`}
            data-next={game.to_act.includes(seat) ? "" : undefined}
          >
            <button type="button" aria-label={say.nameOf(seat)} onClick={() => (sheet.value = { of: "seat", seat })}>
              <Roundel seat={seat} name={say.nameOf(seat)} bot={table.value?.seats[seat]?.kind === "bot"} />
            </button>
            <span class="name">
              <bdi>{say.nameOf(seat)}</bdi>
            </span>
            <span class="counts">
              <span>
                <Icon id="crown" />
                {total}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <section class="stage" aria-label={say.say("page-stage")}>
        {!isWide.value && <Chips as="chips" />}
      </section>
    </>
  );
}
