import type { ComponentChildren } from "preact";
import { thingsOf } from "../../state/choices";
import { act, choices, mine, onTable, table, words } from "../../state/state";
import { choiceText } from "../../table/choice";
import { ChoiceButton, Dock, Main } from "../../table/Dock";
import { End } from "../../table/End";
import { Frame } from "../../table/Frame";
import { DuelDock, DuelScene } from "../r/DuelTable";
import { DuelHand } from "../r/Hand";
import { isWhole, lay, lays, toPlace, wanted } from "../r/Order";
import { EightCards } from "../r/Rules";
import { BettingActions, BettingHand, BettingScene, OwnChips, Ranking } from "./Betting";
import { DrawScene } from "./Draw";
import { LastDealPaper } from "./LastDeal";
import { MemoryScene, OwnPoints } from "./Memory";
import { HeldCards, PrincessCardScene } from "./PrincessCard";
import { PairRows, TelepathyScene } from "./Telepathy";
import "../r/duel.css";
import "./parlour.css";

interface Look {
  kind: string;
  Scene: () => ComponentChildren;
  Dock: () => ComponentChildren;
  Hand: () => ComponentChildren;
  Rules: () => ComponentChildren;
  more?: () => ComponentChildren; // after the end
}

const Nothing = () => null;

/** The text of the game, beside the table where there is room. */
function About() {
  const say = words.value;
  return (
    <>
      <h2>{say.say(`page-game-${onTable.value?.game}`)}</h2>
      <p>{say.say(`parlour-${onTable.value?.game}.text`)}</p>
    </>
  );
}

/** A dock with one button: the only choice there is, or the only one that is not made on the table. */
function ButtonDock({ me }: { me?: ComponentChildren }) {
  const [only] = choices.value;
  const isOne = choices.value.length === 1 && only;
  const other = choices.value.find((one) => typeof one.number !== "number" && thingsOf(one).length === 0);
  const action = isOne ? (
    <Main label={choiceText(only)} onClick={() => act(only)} />
  ) : (
    other && <ChoiceButton choice={other} label={choiceText(other)} />
  );
  return <Dock me={me} action={action} />;
}

function OrderDock() {
  const say = words.value;
  const missing = toPlace() - wanted.value.length;
  const label = isWhole() ? say.say("page-r-lay") : say.say("page-slots-missing", { count: missing });
  return <Dock action={lays() && <Main label={label} disabled={!isWhole()} onClick={lay} />} />;
}

const drawing: Look = { kind: "parlour", Scene: DrawScene, Dock: () => <ButtonDock />, Hand: Nothing, Rules: About };
const betting: Look = {
  kind: "parlour triangle",
  Scene: BettingScene,
  Dock: () => (
    <Dock me={<OwnChips />}>
      <BettingActions />
    </Dock>
  ),
  Hand: BettingHand,
  Rules: Ranking,
  more: LastDealPaper,
};

const LOOKS: Record<string, Look> = {
  "assassins-target": drawing,
  "princess-lover": drawing,
  seeker: {
    kind: "parlour",
    Scene: MemoryScene,
    Dock: () => <ButtonDock me={<OwnPoints />} />,
    Hand: Nothing,
    Rules: About,
  },
  telepathy: { kind: "parlour", Scene: TelepathyScene, Dock: OrderDock, Hand: DuelHand, Rules: About, more: PairRows },
  triangle: betting,
  "pair-attack": betting,
  "princess-card": {
    kind: "parlour",
    Scene: PrincessCardScene,
    Dock: () => <ButtonDock />,
    Hand: HeldCards,
    Rules: About,
  },
  "serious-card": { kind: "duel", Scene: DuelScene, Dock: DuelDock, Hand: DuelHand, Rules: EightCards },
};

const look = (): Look => LOOKS[onTable.value?.game ?? table.value?.game ?? ""] ?? drawing;

/** Every parlour game in play, each on its own mat from the same parts. */
export function ParlourTable() {
  const { kind, Dock, Hand, Rules } = look();
  return (
    <Frame
      kind={kind}
      title={<Title />}
      scene={<ParlourScene />}
      dock={
        onTable.value && (
          <>
            <p class="aim" data-testid="aim">
              {aim()}
            </p>
            <Dock />
          </>
        )
      }
      hand={onTable.value && <Hand />}
      rules={onTable.value && <Rules />}
    />
  );
}

/** What one is after in this game, in one line. */
const aim = () => words.value.say(`parlour-${table.value?.game}.aim`);

function Title() {
  const say = words.value;
  const game = onTable.value;
  const name = say.say(`page-game-${table.value?.game}`);
  if (game && "deal" in game)
    return <span class="long">{say.say("page-pg-title-deal", { name, number: game.deal, of: game.deals })}</span>;
  if (game?.game === "serious-card")
    return (
      <span class="long">{say.say("page-pg-title-game", { name, number: game.game_number, of: game.games })}</span>
    );
  return <span class="long">{name}</span>;
}

export const parlourKind = (game: string) => LOOKS[game]?.kind ?? "parlour";

export function ParlourRules() {
  const { Rules } = look();
  return <Rules />;
}

export function ParlourScene() {
  const { Scene } = look();
  return onTable.value ? <Scene /> : null;
}

export function ParlourHand() {
  const { Hand } = look();
  return mine.value ? <Hand /> : null;
}

/** The end of a parlour game. */
export function ParlourEnd() {
  const { more: More } = look();
  const say = words.value;
  const game = onTable.value;
  const key = game && "pot" in game ? "play-r-chips" : "play-r-points";
  const counts = !["assassins-target", "princess-lover", "princess-card"].includes(game?.game ?? "");
  const score = (seat: number) => (counts ? say.say(key, { number: game?.totals[seat] ?? 0 }) : "");
  return (
    <End score={score} aim={aim()}>
      {More && <More />}
    </End>
  );
}
