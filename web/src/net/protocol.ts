/** Every frame between page and server. Written by scripts/protocol-types; never by hand. */

/** A key of the words and its arguments. */
export type Line = [string, Record<string, unknown>];

export type Frames = ToServer | ToPage | Body;
export type ToServer =
  | Hello
  | Do
  | Undo
  | Auto
  | Hint
  | Create
  | Sit
  | Stand
  | GiveSeat
  | StandIn
  | Rename
  | Share
  | Set
  | Bot
  | Kick
  | Start
  | Rematch
  | Pause
  | Resume
  | Again
  | GiveHost
  | Close
  | Link
  | Ready
  | Say
  | React
  | More
  | Ping
  | PutAway
  | Look
  | CopyPosition;
export type ToPage = Welcome | Up | Ack | Refuse | Chat | Here | Home | Older | Pong | Bye;
export type Body =
  | CreatedBody
  | AskedBody
  | LinkBody
  | DeviceBody
  | HintBody
  | PositionBody
  | Unavailable
  | Progress
  | Review
  | PlayedGame
  | BallDay
  | BallResult
  | BallOthers
  | InvitationBody
  | Step
  | Checked
  | PushKey
  | PushAllowed
  | PushForbidden
  | DiarySent
  | DiaryBody
  | RefusedBody
  | Readiness;

/**
 * The first frame: who one is, which table one wants to see, what was seen last.
 */
export interface Hello {
  build?: string;
  chat?: number | null;
  key?: string | null;
  last?: number | null;
  name?: string | null;
  person?: string | null;
  proto: number;
  t: "hello";
  tab?: string;
  table?: string | null;
}
/**
 * Answer question `ask` with a choice; with `rest` a `no` answers the same question too when it is asked anew.
 */
export interface Do {
  ask: number;
  choice: string;
  id: string;
  rest?: boolean;
  t: "do";
}
/**
 * Take a pending choice back.
 */
export interface Undo {
  ask: number;
  id: string;
  t: "undo";
}
/**
 * Decline one's power windows without being asked, until the end of the round; or be asked again.
 */
export interface Auto {
  id: string;
  on: boolean;
  t: "auto";
}
/**
 * What to answer question `ask` with, and why; everybody is told that it was asked for.
 */
export interface Hint {
  ask: number;
  id: string;
  t: "hint";
}
/**
 * Open a table; one sits at its first seat and is its host. With `ball` it is that of a day, and begins at once.
 */
export interface Create {
  ball?: string | null;
  chat?: boolean;
  clock?: 0 | 30 | 60 | 120 | 86400 | 259200;
  game: string;
  grace?: number;
  hints?: boolean;
  id: string;
  listed?: boolean;
  pace?: "instant" | "normal" | "quick" | "relaxed";
  /**
   * @maxItems 10
   */
  seats?: SeatWish[];
  settings?: Record<string, unknown>;
  start?: boolean;
  t: "create";
  watch?: boolean;
}
/**
 * How a seat of a new table begins.
 */
export interface SeatWish {
  kind?: "bot" | "open";
  level?: string;
}
/**
 * Take a free seat (any, when none is named), or change seats in the lobby.
 */
export interface Sit {
  id: string;
  seat?: number | null;
  t: "sit";
}
/**
 * Leave one's seat.
 */
export interface Stand {
  id: string;
  t: "stand";
}
/**
 * Whether somebody who asked may have a bot's seat in the game in play. Host; any seat while the host is away.
 */
export interface GiveSeat {
  guest: string;
  id: string;
  t: "give-seat";
  yes: boolean;
}
/**
 * Let a bot play for somebody who has been gone for fifteen seconds, or wait for them. Any seat.
 */
export interface StandIn {
  id: string;
  on: boolean;
  seat: number;
  t: "stand-in";
}
/**
 * Change one's name.
 */
export interface Rename {
  id: string;
  name: string;
  t: "name";
}
/**
 * One's part of the shuffle: first its hash, once the game is sealed the part itself.
 */
export interface Share {
  hash?: string | null;
  id: string;
  share?: string | null;
  t: "share";
}
/**
 * Change the table in the lobby (settings) or at any time (the rest). Host.
 */
export interface Set {
  chat?: boolean | null;
  clock?: (0 | 30 | 60 | 120 | 86400 | 259200) | null;
  hints?: boolean | null;
  id: string;
  listed?: boolean | null;
  pace?: ("instant" | "normal" | "quick" | "relaxed") | null;
  settings?: Record<string, unknown> | null;
  t: "set";
  watch?: boolean | null;
}
/**
 * Put a bot on a free seat, or open a bot's seat again. Host.
 */
export interface Bot {
  id: string;
  level?: string;
  on: boolean;
  seat: number;
  t: "bot";
}
/**
 * Take a person's seat away; a bot plays on. Host.
 */
export interface Kick {
  id: string;
  seat: number;
  t: "kick";
}
/**
 * Begin the game; open seats are taken by bots. Host.
 */
export interface Start {
  id: string;
  t: "start";
}
/**
 * One wants another game; it begins when all people seated do. With `now` it begins without the others.
 */
export interface Rematch {
  id: string;
  now?: boolean;
  t: "rematch";
}
/**
 * Stop the game for a while. Any seat.
 */
export interface Pause {
  id: string;
  t: "pause";
}
/**
 * Go on after a pause. Any seat.
 */
export interface Resume {
  id: string;
  t: "resume";
}
/**
 * The same people once more, in the lobby. Any seat, after the end.
 */
export interface Again {
  id: string;
  t: "again";
}
/**
 * Hand the host's rights to a person seated. Host.
 */
export interface GiveHost {
  id: string;
  seat: number;
  t: "give-host";
}
/**
 * Close the table for good. Host.
 */
export interface Close {
  id: string;
  t: "close";
}
/**
 * A link: to take a seat or to watch (host), or to move one's seat to another device.
 */
export interface Link {
  fresh?: boolean;
  id: string;
  kind: "device" | "invite" | "watch";
  t: "link";
}
/**
 * Ready for the next round, or not yet.
 */
export interface Ready {
  id: string;
  on?: boolean;
  t: "ready";
}
/**
 * A line of chat.
 */
export interface Say {
  id: string;
  t: "say";
  text: string;
}
/**
 * A sticker over one's seat.
 */
export interface React {
  id: string;
  t: "react";
  what: "applause" | "hurry" | "laugh" | "oh-no" | "thinking" | "well-played";
}
/**
 * Older story, before a cursor.
 */
export interface More {
  before: number;
  n?: number;
  t: "more";
}
/**
 * Are you there.
 */
export interface Ping {
  n: number;
  t: "ping";
}
/**
 * Put one of one's tables away from home, or take it up again; nothing changes at the table.
 */
export interface PutAway {
  id: string;
  on?: boolean;
  t: "put-away";
  table: string;
}
/**
 * The tables of the home page anew. Without a table.
 */
export interface Look {
  t: "look";
}
/**
 * The table as one line, as the seat knows it; in play it counts as a hint, after the end all cards are open.
 */
export interface CopyPosition {
  id: string;
  t: "position";
}
/**
 * The answer to `hello`.
 */
export interface Welcome {
  build: string;
  games?: {
    [k: string]: GameInfo;
  };
  missing_levels?: {
    [k: string]: string[];
  };
  moved_from?: string | null;
  now: number;
  outside_bots?: {
    [k: string]: string[];
  };
  person?: string | null;
  proto: number;
  t: "welcome";
  you: You;
}
/**
 * A game as it declares itself: what a page must know to set a table for it.
 */
export interface GameInfo {
  box: string;
  folder: string;
  lowest_wins: boolean;
  part: string;
  players: {
    [k: string]: number[];
  };
  quick: Record<string, unknown>;
  reviewed: boolean;
  settings: SettingInfo[];
}
/**
 * A setting as its game declares it; `allowed` has values or bounds, or either by the values of `by`.
 */
export interface SettingInfo {
  allowed?: unknown;
  by?: string;
  default?: unknown;
  hidden?: boolean;
  house?: boolean;
  kind: "flag" | "names" | "number" | "seat" | "table" | "word";
  name: string;
  offered?: unknown[];
  with?: unknown[];
  words?: string[];
}
/**
 * Who one is at this table.
 */
export interface You {
  asleep?: number | null;
  guest: string;
  host?: boolean;
  invited?: boolean;
  left?: number | null;
  name: string;
  resting?: number | null;
  seat?: number | null;
  watching?: boolean;
}
/**
 * Something happened at the table: always with the whole view.
 */
export interface Up {
  at: number;
  cut?: boolean;
  happened?: Line[];
  marks?: Mark[];
  moment?: number | null;
  prev: number;
  said?: Chat[];
  seq: number;
  step?: number;
  story: Line[];
  t: "up";
  table?: TableInfo | null;
  untold?: Untold[];
  view?:
    | (
        | GameView
        | DuelView
        | DrawingView
        | LoverView
        | SeekerView
        | TelepathyView
        | TriangleView
        | PairAttackView
        | PrincessCardView
        | SeriousView
        | WooView
      )
    | null;
  you?: You | null;
}
/**
 * What the step of a sealed game told at a revision is held to.
 */
export interface Mark {
  mark: string;
  rev: number;
}
/**
 * A line of chat or a sticker.
 */
export interface Chat {
  at: number;
  kind: "react" | "say";
  name: string;
  no: number;
  seat?: number | null;
  t: "chat";
  text: string;
}
/**
 * A table as all see it, apart from the game on it.
 */
export interface TableInfo {
  again?: number[];
  asking?: Asking[];
  ball?: string | null;
  between_until?: number | null;
  chat: boolean;
  clock?: number;
  code: string;
  evening?: Score[];
  game: string;
  game_no: number;
  hints?: boolean;
  host: number | null;
  listed: boolean;
  outdated?: boolean;
  pace: "instant" | "normal" | "quick" | "relaxed";
  paused_by?: number | null;
  practice?: boolean;
  seal?: Sealed | null;
  seats: SeatInfo[];
  settings: Record<string, unknown>;
  state: "between" | "closed" | "lobby" | "over" | "paused" | "playing" | "sharing";
  watch: boolean;
}
/**
 * Somebody who asks for a bot's seat in the game in play.
 */
export interface Asking {
  guest: string;
  name: string;
  seat: number;
  yes?: number[];
}
/**
 * How somebody at the table has done in the games played here.
 */
export interface Score {
  bot?: boolean;
  name: string;
  played: number;
  won?: number[];
}
/**
 * The seal of the shuffle of the game in play, and after the end its secret.
 */
export interface Sealed {
  commitment: string;
  game_id: string;
  hashes: (string | null)[];
  missing?: number[];
  secret?: string | null;
  settings_hash: string;
  shares?: (string | null)[];
}
/**
 * A seat as all see it.
 */
export interface SeatInfo {
  acting?: "bot" | "self";
  away?: number | null;
  here?: boolean;
  kind: "bot" | "open" | "person";
  level?: string | null;
  name?: string;
  ready?: boolean;
  stand_in?: string | null;
  until?: number | null;
  waited_for?: boolean;
}
/**
 * A line of the story, by its place in the frame, and the moments at which it is not shown.
 */
export interface Untold {
  at: number;
  since: number;
  until: number;
}
/**
 * The whole table of Rebel Princess as one viewer sees it.
 */
export interface GameView {
  at_once: boolean;
  chips: Line[];
  edition: "classic" | "deluxe";
  frogs: (number | null)[];
  game: "rebel";
  gifts: number;
  last_round: LastRound | null;
  last_trick: LastTrick | null;
  leader: number | null;
  led: string | null;
  over: boolean;
  own?: OwnView | null;
  phase: string;
  players: number;
  princes_in: boolean;
  prompt: Line;
  round: RoundView | null;
  rounds: (string | null)[];
  rounds_scored: number[][];
  scores: number[] | null;
  seats: SeatView[];
  this_round?: RoundSoFar | null;
  to_act: number[];
  totals: number[];
  trick: TrickCard[];
  winner: number | null;
  winners: number[];
}
/**
 * The last finished round.
 */
export interface LastRound {
  leads_by: "last-trick" | "lowest-total";
  round: string;
  seats: ScoreColumn[];
}
/**
 * A seat's score of a round.
 */
export interface ScoreColumn {
  lines: ScoreLine[];
  points: number;
  taken: string[];
  tricks: number;
}
/**
 * A line of a score sheet.
 */
export interface ScoreLine {
  cancelled: boolean;
  cards: string[];
  couples?: string[][];
  line: string;
  points: number;
}
/**
 * The trick taken last.
 */
export interface LastTrick {
  cards: TrickCard[];
  winner: number;
}
/**
 * A card lying in the trick; "?" face down.
 */
export interface TrickCard {
  adds?: number | null;
  card: string;
  leads?: boolean;
  power?: boolean;
  seat: number;
  void?: boolean;
  winning?: boolean;
  zero?: boolean;
}
/**
 * What a seat alone sees.
 */
export interface OwnView {
  again?: boolean;
  aside: string[];
  asked: string[];
  asking?: number | null;
  choices?: Choice[];
  drawn?: Drawn | null;
  face_down?: string[];
  frozen?: FrozenCard | null;
  gifts: string[];
  hand: string[];
  legal: string[];
  moves: Move[];
  offered?: string[];
  pending: string | null;
  pending_choice?: Choice | null;
  pool?: Pool | null;
  prompt: Line;
  question: number;
  refused?: {
    [k: string]: Line;
  };
  seat: number;
  slots?: Slots | null;
}
/**
 * A choice as data: the text that a command says, its verb, and what it names.
 */
export interface Choice {
  cards?: string[];
  name?: string | null;
  number?: number | null;
  power?: boolean;
  seat?: number | null;
  suit?: string | null;
  text: string;
  verb: string;
  ways?: string[];
}
/**
 * Cards drawn by a power that is not finished.
 */
export interface Drawn {
  cards: string[];
  from: number;
}
/**
 * A frozen card that one knows.
 */
export interface FrozenCard {
  card: string;
  seat: number;
}
/**
 * Cards that one gave or got unseen by others this round.
 */
export interface Move {
  cards: string[];
  from: number;
  move: string;
  to: number;
}
/**
 * Cards before Sleeping Beauty.
 */
export interface Pool {
  cards: string[];
  from?: {
    [k: string]: number;
  };
  to?: number | null;
}
/**
 * A choice of several cards: a slot each, and the cards that may fill them.
 */
export interface Slots {
  cards: string[];
  named: boolean;
  slots: string[];
  verb: "half" | "pass";
}
/**
 * The round in play and its card.
 */
export interface RoundView {
  each?: number;
  extra: number;
  id: string;
  kept?: number;
  left: number;
  number: number;
  of: number;
  right: number;
  wild?: string[];
  worth?: {
    [k: string]: number;
  };
}
/**
 * What lies before a seat.
 */
export interface SeatView {
  aside: number;
  frozen?: string | null;
  hand: number;
  no_trick?: number;
  open?: string[];
  power: "later" | "none" | "ready" | "used";
  prince?: number;
  princess: string | null;
  round?: number | null;
  taken?: string[] | null;
  total: number;
  tricks: number;
}
/**
 * The round in play.
 */
export interface RoundSoFar {
  round: string;
  seats: ColumnSoFar[];
}
/**
 * A seat's score in the round in play, as far as it can be counted; cards only where all taken stay visible.
 */
export interface ColumnSoFar {
  lines: ScoreLine[];
  points: number;
  tricks: number;
}
/**
 * The table of R.
 */
export interface DuelView {
  at_once: boolean;
  chips: Line[];
  first: number | null;
  game: "r";
  game_number: number;
  games: number[] | null;
  house_rules: {
    [k: string]: string;
  };
  known: boolean;
  night: number | null;
  over: boolean;
  own?: DuelOwn | null;
  packet: Packet | null;
  phase: string;
  players: number;
  powers: string[];
  prompt: Line;
  revealed: Revealed | null;
  scores: number[] | null;
  seats: DuelSeat[];
  table: (string | number | null)[][];
  target: number | null;
  to_act: number[];
  totals: number[];
  variants: string[];
  why?: Line | null;
  winners: number[];
}
/**
 * What a seat of R alone sees.
 */
export interface DuelOwn {
  asked: string[];
  choices?: Choice[];
  deck?: string[];
  hand: string[];
  legal: string[];
  looks?: string[][];
  order?: string[] | null;
  packet?: string[];
  pending: string | null;
  pending_choice?: Choice | null;
  prompt: Line;
  question: number;
  seat: number;
}
/**
 * The open packet of a draft.
 */
export interface Packet {
  cards: number;
  number: number;
}
/**
 * A card that lies open before the other is chosen.
 */
export interface Revealed {
  card: string;
  seat: number;
}
/**
 * What lies before a seat of R; `cards` where hand and table are known, `unplayed` where a deck is among them.
 */
export interface DuelSeat {
  bonus: number;
  cards?: string[] | null;
  deck: number;
  hand: number;
  held: number;
  severed: string | null;
  spied: boolean;
  unplayed?: string[] | null;
  victories: number;
  wins: number;
}
/**
 * A deck that everybody draws from in turn.
 */
export interface DrawingView {
  aside: string[];
  at_once: boolean;
  chips: Line[];
  deck: number;
  drawn: string | null;
  game: "assassins-target";
  over: boolean;
  own?: PlainOwn | null;
  phase: string;
  players: number;
  prompt: Line;
  scores: number[] | null;
  seats: DrawingSeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * What a seat alone sees, in every game.
 */
export interface PlainOwn {
  asked: string[];
  choices?: Choice[];
  hand: string[];
  legal: string[];
  pending: string | null;
  pending_choice?: Choice | null;
  prompt: Line;
  question: number;
  seat: number;
}
/**
 * A seat that draws, or is out.
 */
export interface DrawingSeat {
  out: boolean;
}
/**
 * The same deck, with another aim.
 */
export interface LoverView {
  aside: string[];
  at_once: boolean;
  chips: Line[];
  deck: number;
  drawn: string | null;
  game: "princess-lover";
  over: boolean;
  own?: PlainOwn | null;
  phase: string;
  players: number;
  prompt: Line;
  scores: number[] | null;
  seats: DrawingSeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * Sixteen places: a card that is up, `?` face down, `-` taken.
 */
export interface SeekerView {
  at_once: boolean;
  chips: Line[];
  game: "seeker";
  over: boolean;
  own?: SeekerOwn | null;
  phase: string;
  places: string[];
  players: number;
  prompt: Line;
  scores: number[] | null;
  seats: SeekerSeat[];
  secret: boolean;
  seen: {
    [k: string]: string;
  };
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * The places as one sees them oneself.
 */
export interface SeekerOwn {
  asked: string[];
  choices?: Choice[];
  hand: string[];
  legal: string[];
  pending: string | null;
  pending_choice?: Choice | null;
  places: string[];
  prompt: Line;
  question: number;
  seat: number;
  seen: {
    [k: string]: string;
  };
}
/**
 * A seat's pairs.
 */
export interface SeekerSeat {
  pairs: string[];
  points: number;
  turn: boolean;
}
/**
 * Rows that partners lay without a word.
 */
export interface TelepathyView {
  at_once: boolean;
  chips: Line[];
  game: "telepathy";
  over: boolean;
  own?: TelepathyOwn | null;
  phase: string;
  players: number;
  prompt: Line;
  scores: number[] | null;
  seats: TelepathySeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * One's own row.
 */
export interface TelepathyOwn {
  asked: string[];
  choices?: Choice[];
  hand: string[];
  legal: string[];
  order: string[];
  pending: string | null;
  pending_choice?: Choice | null;
  prompt: Line;
  question: number;
  seat: number;
}
/**
 * A seat's row, as far as one may see it.
 */
export interface TelepathySeat {
  order: string[];
  partner: number;
  points: number;
  ready: boolean;
}
/**
 * Three cards and chips.
 */
export interface TriangleView {
  at_once: boolean;
  chips: Line[];
  deal: number;
  deals: number;
  deck: number;
  game: "triangle";
  last_deal: Deal | null;
  lead: number;
  over: boolean;
  own?: BettingOwn | null;
  phase: string;
  players: number;
  pot: number;
  prompt: Line;
  scores: number[] | null;
  seats: BettingSeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * A finished deal: the hands that were shown, who took the pot, and why.
 */
export interface Deal {
  hands: ShownHand[];
  number: number;
  why: Line;
  winners: number[];
}
/**
 * A hand shown at the end of a deal, and what it was worth.
 */
export interface ShownHand {
  cards: string[];
  rank: string;
  seat: number;
}
/**
 * One's own cards, and what they are worth.
 */
export interface BettingOwn {
  asked: string[];
  choices?: Choice[];
  hand: string[];
  legal: string[];
  pending: string | null;
  pending_choice?: Choice | null;
  prompt: Line;
  question: number;
  rank: string | null;
  seat: number;
}
/**
 * A seat's chips, and its hand once it is shown.
 */
export interface BettingSeat {
  chips: number;
  exchanged: number;
  folded: boolean;
  rank: string | null;
  shown: string[];
}
/**
 * Two cards and chips.
 */
export interface PairAttackView {
  at_once: boolean;
  chips: Line[];
  deal: number;
  deals: number;
  deck: number;
  game: "pair-attack";
  last_deal: Deal | null;
  lead: number;
  over: boolean;
  own?: BettingOwn | null;
  phase: string;
  players: number;
  pot: number;
  prompt: Line;
  scores: number[] | null;
  seats: BettingSeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * Pairs are laid off until the Princess is left.
 */
export interface PrincessCardView {
  at_once: boolean;
  chips: Line[];
  discarded: string[];
  from: number | null;
  game: "princess-card";
  over: boolean;
  own?: PrincessCardOwn | null;
  phase: string;
  players: number;
  prompt: Line;
  scores: number[] | null;
  seats: PrincessCardSeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * One's own cards, and what was drawn last.
 */
export interface PrincessCardOwn {
  asked: string[];
  choices?: Choice[];
  drawn?: CardDrawn | null;
  hand: string[];
  legal: string[];
  pending: string | null;
  pending_choice?: Choice | null;
  prompt: Line;
  question: number;
  seat: number;
}
/**
 * The card that went from one to the other; only these two see it.
 */
export interface CardDrawn {
  card?: string;
  from: number;
  seat: number;
}
/**
 * How many cards a seat holds.
 */
export interface PrincessCardSeat {
  hand: number;
}
/**
 * Four cards against four.
 */
export interface SeriousView {
  at_once: boolean;
  chips: Line[];
  first: number | null;
  game: "serious-card";
  game_number: number;
  games: number;
  over: boolean;
  own?: PlainOwn | null;
  phase: string;
  players: number;
  powers: string[];
  prompt: Line;
  revealed: {
    [k: string]: string;
  } | null;
  scores: number[] | null;
  seats: SeriousSeat[];
  table: (string | number | null)[][];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * A side of the mini duel.
 */
export interface SeriousSeat {
  bonus: number;
  cards: string[];
  points: number;
  side: string;
  spied: boolean;
}
/**
 * The table of Woo the Princess.
 */
export interface WooView {
  at_once: boolean;
  bottom: string[];
  chips: Line[];
  deck: number;
  discarded: string[];
  face_down: number;
  game: "woo";
  ghost: number | null;
  goal: number;
  high_draw: (string | null)[];
  last_set: WooSet | null;
  last_trick: WooTrick | null;
  lead: string | null;
  leader: number;
  mode: string;
  offered: number;
  over: boolean;
  own?: WooOwn | null;
  phase: string;
  players: number;
  playing: number[];
  prompt: Line;
  round: number;
  rounds: number;
  scores: number[] | null;
  seats: WooSeat[];
  set: number;
  set_winner: number[] | null;
  specials: {
    [k: string]: string[];
  };
  to_act: number[];
  totals: number[];
  trick: WooCard[];
  turned_by: number | null;
  why?: Line | null;
  winner: number | null;
  winners: number[];
  won: number;
  wooing: string;
}
/**
 * A finished set.
 */
export interface WooSet {
  set: number;
  sides: WooSide[];
  suit: string;
  tie: WooTieLine[];
  winners: number[];
}
/**
 * A side at the end of a set: what it has collected, highest first, and what that is worth.
 */
export interface WooSide {
  pile: string[];
  seats: number[];
  verdict: "fewer" | "nothing" | "sat-out" | "spurned" | "tied" | "wins";
}
/**
 * One comparison of a tie: of all cards, or of those of a number.
 */
export interface WooTieLine {
  counts: number[];
  number: number | null;
  piles: string[][];
  sides: number[];
}
/**
 * A finished round: collected by its winner, lulled, or won by nobody.
 */
export interface WooTrick {
  cards: WooCard[];
  leads: number;
  outcome: "collected" | "lulled" | "nobody";
  winner: number | null;
}
/**
 * A card of the round; one that is gone says so.
 */
export interface WooCard {
  card: string;
  gone: boolean;
  seat: number;
  winning?: boolean;
}
/**
 * What a seat of Woo alone sees.
 */
export interface WooOwn {
  asked: string[];
  buried: string[];
  carried: string[];
  choices?: Choice[];
  drawn: string[];
  exchanged: string[];
  hand: string[];
  legal: string[];
  offered: string[];
  pending: string | null;
  pending_choice?: Choice | null;
  prompt: Line;
  question: number;
  refused?: {
    [k: string]: Line;
  };
  seat: number;
}
/**
 * What lies before a seat of Woo.
 */
export interface WooSeat {
  collected: string[];
  exchanged: boolean;
  hand: number;
  playing: boolean;
  princesses: string[];
  side: number;
  spurned: boolean;
  void: string[];
}
/**
 * A command is done and durable.
 */
export interface Ack {
  body?: Record<string, unknown> | null;
  id: string;
  seq?: number | null;
  t: "ack";
}
/**
 * A command changed nothing, and why; `why` where the table itself refused.
 */
export interface Refuse {
  args?: Record<string, unknown>;
  code: string;
  id: string;
  t: "refuse";
  why?: Line | null;
}
/**
 * Who is here now, by seat.
 */
export interface Here {
  away?: (number | null)[];
  seats: boolean[];
  t: "here";
  watchers: number;
}
/**
 * One's own tables, and those listed.
 */
export interface Home {
  listed: ListedTable[];
  t: "home";
  tables: ListedTable[];
}
/**
 * A table on the home page.
 */
export interface ListedTable {
  away?: boolean;
  ball?: string | null;
  code: string;
  damaged?: boolean;
  free: number;
  game: string;
  levels?: string[];
  names: string[];
  players: number;
  plays?: string | null;
  round?: number;
  seat?: number | null;
  state: "between" | "closed" | "lobby" | "over" | "paused" | "playing" | "sharing";
  your_turn?: boolean;
}
/**
 * Older story, the answer to `more`.
 */
export interface Older {
  first: number;
  story: Line[];
  t: "older";
  untold?: Untold[];
}
/**
 * Yes.
 */
export interface Pong {
  n: number;
  now: number;
  t: "pong";
}
/**
 * The socket closes after this, and why.
 */
export interface Bye {
  again_ms?: number | null;
  args?: Record<string, unknown>;
  code: string;
  t: "bye";
}
/**
 * The answer to `create`: the code of the table.
 */
export interface CreatedBody {
  code: string;
}
/**
 * The answer to `sit` where the host decides: the seat that was asked for.
 */
export interface AskedBody {
  asked: number;
}
/**
 * The answer to `link`: the address, how far it works, its QR code, and the letters of an invitation.
 */
export interface LinkBody {
  letters?: string | null;
  qr: QrCode;
  reach: "lan" | "local" | "public";
  url: string;
}
/**
 * A QR code: the size of its square in modules, quiet zone included, and one SVG path.
 */
export interface QrCode {
  path: string;
  size: number;
}
/**
 * The answer to `link` for another device: a code to type there.
 */
export interface DeviceBody {
  code: string;
}
/**
 * The answer to `hint`: the best option, the one after it, by how much it is better, and why.
 */
export interface HintBody {
  best: Option;
  difference: number;
  error: number;
  reason: Reason;
  second: Option | null;
  unit: "chance" | "points" | "proposals";
}
/**
 * A choice and what may be expected of it; `error` is that of its difference from the best, 0 where it is exact.
 */
export interface Option {
  choice: Choice;
  error: number;
  points: number;
  points_error: number;
  share: number | null;
  text: string;
  win: number | null;
  win_error: number;
  worlds: number;
  worth: number;
}
/**
 * A key of the words with its arguments.
 */
export interface Reason {
  args: Record<string, unknown>;
  key: string;
}
/**
 * The answer to `position`: the table as one line.
 */
export interface PositionBody {
  text: string;
}
/**
 * Why there is no review.
 */
export interface Unavailable {
  unavailable: "broken" | "compiler" | "game";
}
/**
 * How far a review is: decisions that are judged, of how many.
 */
export interface Progress {
  done: number;
  of: number;
}
/**
 * What one's own choices in a finished game were worth.
 */
export interface Review {
  decisions: Decision[];
  final: number | null;
  game: string;
  luck: Luck[];
  seat: number;
  start: number | null;
  strokes: number[];
  turns: number[];
  unit: "chance" | "points" | "proposals";
}
/**
 * What was played, and what it cost; `step` counts the choices of the game before it.
 */
export interface Decision {
  best: Option;
  compared: Option[];
  cost: number;
  error: number;
  options: number;
  place: {
    [k: string]: number;
  };
  played: Option;
  reason: Reason;
  seen?:
    | (
        | GameView
        | DuelView
        | DrawingView
        | LoverView
        | SeekerView
        | TelepathyView
        | TriangleView
        | PairAttackView
        | PrincessCardView
        | SeriousView
        | WooView
      )
    | null;
  step: number;
  verdict: "fine" | "mistake" | "slip";
  win_cost: number | null;
}
/**
 * What a deal, a pass, a draw or others did to the chance to win.
 */
export interface Luck {
  after: number;
  before: number;
  kind: "deal" | "draw" | "others" | "pass";
  place: {
    [k: string]: number;
  };
  step: number;
  told: Reason[];
}
/**
 * A finished game: who played it and how it ended; `seat` is one's own, where that was asked for.
 */
export interface PlayedGame {
  code: string;
  danced: {
    [k: string]: string[];
  };
  edition: string | null;
  ended_at: number | null;
  game: string;
  lowest_wins: boolean;
  no: number;
  seat: number | null;
  seats: PlayedSeat[];
  started_at: number;
}
/**
 * A seat of a finished game; `level` is a bot's, `shared`: both a person and a bot have played for it.
 */
export interface PlayedSeat {
  bot: boolean;
  level: string | null;
  name: string;
  place: number;
  princess: string | null;
  score: number;
  shared?: boolean;
}
/**
 * The balls of a day; those of another day than `today` are for practice. `next` is when the next ones begin.
 */
export interface BallDay {
  date: string;
  games: Attempt[];
  next: number;
  today: string;
}
/**
 * A game of a ball and one's first attempt at it: not begun, on, over, or left without an end.
 */
export interface Attempt {
  code?: string | null;
  game: string;
  players: number;
  state: "left" | "new" | "on" | "over";
}
/**
 * How a ball ended beside its par, by what is compared; `parts` says for each round or set how one stood.
 */
export interface BallResult {
  by: "places" | "points";
  date: string;
  game: string;
  lowest_wins: boolean;
  medal: "bronze" | "gold" | "none" | "silver";
  par: BallPar;
  parts: ("best" | "between" | "last")[];
  place: number;
  players: number;
  score: number;
  share: Line[];
}
/**
 * What the expert makes in the seat of a ball, game by game, and where the mean of as many others lies.
 */
export interface BallPar {
  interval: number[];
  place: number;
  places: number[];
  score: number;
  scores: number[];
}
/**
 * What others of the house made of a ball at their first attempt, and whether one's own counts.
 */
export interface BallOthers {
  counts: boolean;
  places: number[];
  scores: number[];
}
/**
 * What the letters of an invitation open: the table's code, and the key to come with.
 */
export interface InvitationBody {
  code: string;
  key: string;
}
/**
 * A step of a finished game: who chose what, except before the first; its story, and the table after it.
 */
export interface Step {
  choice?: string | null;
  chosen?: Choice | null;
  seat?: number | null;
  step: number;
  story: Line[];
  view:
    | RebelOpen
    | DuelOpen
    | WooOpen
    | TriangleOpen
    | PairAttackOpen
    | PrincessCardOpen
    | SeriousOpen
    | DrawingView
    | LoverView
    | SeekerView
    | TelepathyView;
}
/**
 * Rebel Princess with all hands open.
 */
export interface RebelOpen {
  asides: string[][];
  at_once: boolean;
  chips: Line[];
  edition: "classic" | "deluxe";
  frogs: (number | null)[];
  game: "rebel";
  gift_pile: string[];
  gifts: number;
  hands: string[][];
  last_round: LastRound | null;
  last_trick: LastTrick | null;
  leader: number | null;
  led: string | null;
  over: boolean;
  own?: OwnView | null;
  pending: (string | null)[];
  pending_choices?: (Choice | null)[];
  phase: string;
  players: number;
  princes_in: boolean;
  prompt: Line;
  round: RoundView | null;
  rounds: (string | null)[];
  rounds_scored: number[][];
  scores: number[] | null;
  seats: SeatView[];
  taken: string[][];
  this_round?: RoundSoFar | null;
  to_act: number[];
  totals: number[];
  trick: TrickCard[];
  winner: number | null;
  winners: number[];
}
/**
 * R with all hands and decks open.
 */
export interface DuelOpen {
  at_once: boolean;
  chips: Line[];
  decks: string[][];
  first: number | null;
  game: "r";
  game_number: number;
  games: number[] | null;
  hands: string[][];
  house_rules: {
    [k: string]: string;
  };
  known: boolean;
  night: number | null;
  orders: string[][];
  over: boolean;
  own?: DuelOwn | null;
  packet: Packet | null;
  pending: (string | null)[];
  pending_choices?: (Choice | null)[];
  phase: string;
  players: number;
  powers: string[];
  prompt: Line;
  revealed: Revealed | null;
  scores: number[] | null;
  seats: DuelSeat[];
  table: (string | number | null)[][];
  target: number | null;
  to_act: number[];
  totals: number[];
  variants: string[];
  why?: Line | null;
  winners: number[];
}
/**
 * Woo the Princess with all hands and the deck open.
 */
export interface WooOpen {
  at_once: boolean;
  bottom: string[];
  buried: string[][];
  chips: Line[];
  deck: number;
  deck_cards: string[];
  discarded: string[];
  drawn: string[][];
  exchanged: string[][];
  face_down: number;
  game: "woo";
  ghost: number | null;
  goal: number;
  hands: string[][];
  high_draw: (string | null)[];
  last_set: WooSet | null;
  last_trick: WooTrick | null;
  lead: string | null;
  leader: number;
  mode: string;
  offered: number;
  offered_cards: string[];
  over: boolean;
  own?: WooOwn | null;
  pending: (string | null)[];
  pending_choices?: (Choice | null)[];
  phase: string;
  players: number;
  playing: number[];
  prompt: Line;
  round: number;
  rounds: number;
  scores: number[] | null;
  seats: WooSeat[];
  set: number;
  set_winner: number[] | null;
  specials: {
    [k: string]: string[];
  };
  to_act: number[];
  totals: number[];
  trick: WooCard[];
  turned_by: number | null;
  why?: Line | null;
  winner: number | null;
  winners: number[];
  won: number;
  wooing: string;
}
/**
 * Three cards and chips, all hands open.
 */
export interface TriangleOpen {
  at_once: boolean;
  chips: Line[];
  deal: number;
  deals: number;
  deck: number;
  game: "triangle";
  hands: string[][];
  last_deal: Deal | null;
  lead: number;
  over: boolean;
  own?: BettingOwn | null;
  phase: string;
  players: number;
  pot: number;
  prompt: Line;
  scores: number[] | null;
  seats: BettingSeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * Two cards and chips, all hands open.
 */
export interface PairAttackOpen {
  at_once: boolean;
  chips: Line[];
  deal: number;
  deals: number;
  deck: number;
  game: "pair-attack";
  hands: string[][];
  last_deal: Deal | null;
  lead: number;
  over: boolean;
  own?: BettingOwn | null;
  phase: string;
  players: number;
  pot: number;
  prompt: Line;
  scores: number[] | null;
  seats: BettingSeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * Pairs are laid off, all hands open.
 */
export interface PrincessCardOpen {
  at_once: boolean;
  chips: Line[];
  discarded: string[];
  from: number | null;
  game: "princess-card";
  hands: string[][];
  over: boolean;
  own?: PrincessCardOwn | null;
  phase: string;
  players: number;
  prompt: Line;
  scores: number[] | null;
  seats: PrincessCardSeat[];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * Four cards against four, with what is chosen.
 */
export interface SeriousOpen {
  at_once: boolean;
  chips: Line[];
  first: number | null;
  game: "serious-card";
  game_number: number;
  games: number;
  over: boolean;
  own?: PlainOwn | null;
  pending: (string | null)[];
  pending_choices?: (Choice | null)[];
  phase: string;
  players: number;
  powers: string[];
  prompt: Line;
  revealed: {
    [k: string]: string;
  } | null;
  scores: number[] | null;
  seats: SeriousSeat[];
  table: (string | number | null)[][];
  to_act: number[];
  totals: number[];
  why?: Line | null;
  winners: number[];
}
/**
 * One check of a log, whether it holds, and what it is about.
 */
export interface Checked {
  check: string;
  choices?: number | null;
  commitment?: string | null;
  draws?: number | null;
  file?: string | null;
  found?: string | null;
  game?: string | null;
  here?: number | null;
  holds: boolean;
  line?: number | null;
  lines?: number | null;
  marks?: number | null;
  rev?: number | null;
  rules?: number | null;
  seal?: string | null;
  seats?: number[] | null;
  seed?: number | null;
  settings_hash?: string | null;
  totals?: number[] | null;
  why?: string | null;
  winners?: number[] | null;
}
/**
 * The key by which a browser knows notices of this house.
 */
export interface PushKey {
  key: string;
}
/**
 * Where a browser takes notices, what they are sealed with, and in which language its person reads.
 */
export interface PushAllowed {
  auth: string;
  endpoint: string;
  key: string;
  language: string;
}
/**
 * Where a browser is to get no more notices.
 */
export interface PushForbidden {
  endpoint: string;
}
/**
 * What a page has noted since it last said so, and up to which number it knows the house's diary.
 */
export interface DiarySent {
  /**
   * @maxItems 50
   */
  entries: DiaryEntry[];
  since?: number;
}
/**
 * Something that a page has noted of its person, and when; of each kind and id there is one, the latest.
 */
export interface DiaryEntry {
  at: number;
  body: unknown;
  id: string;
  kind: string;
}
/**
 * What the house has been told since that number, by whichever page; `no` is to be said next, `more` if at once.
 */
export interface DiaryBody {
  entries: DiaryEntry[];
  more: boolean;
  no: number;
}
/**
 * A route has nothing to answer with, and why; `text` is one line about a log, `most` the bytes it may have.
 */
export interface RefusedBody {
  code: string;
  most?: number | null;
  text?: string | null;
}
/**
 * Whether pages can be served; if not, what is the matter.
 */
export interface Readiness {
  ready: boolean;
  why?: string | null;
}
