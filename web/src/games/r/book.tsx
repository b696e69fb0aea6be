import { against, type Book, keysOf, ofKeys } from "../../pages/rules/books";
import { playersOf } from "../shelf";
import { CharacterCard } from "./Character";
import { CHARACTERS } from "./cards";
import { VARIANT_ICONS } from "./icons";

const TOPICS = ["r-aim", "r-judging", "r-hold", "r-house"];
const NO_CHARACTER = "character-name"; // a pattern
const FEWEST = 2;

export const book: Book = {
  texts: ["r", "parlour"],
  headings: [
    ["topic", "page-rules-basics"],
    ["character", "page-rules-characters"],
    ["variant", "page-rules-variants"],
    ["parlour", "page-rules-parlour"],
  ],
  entries: () => [
    ...ofKeys("topic", TOPICS),
    ...ofKeys(
      "character",
      keysOf("character-").filter((key) => key !== NO_CHARACTER),
      { icon: (id) => `r-${id}` },
    ),
    ...ofKeys("variant", keysOf("variant-"), { icon: (id) => VARIANT_ICONS[id] ?? "icon-learn" }),
    ...ofKeys("parlour", keysOf("parlour-")),
  ],
  picture: ({ kind, id }) => {
    if (kind === "character") return [0, 1].map((seat) => <CharacterCard key={seat} card={id} seat={seat} />);
    return id === "aim" && CHARACTERS.map((card) => <CharacterCard key={card} card={card} seat={0} />);
  },
  examples: ({ kind }) => (kind === "parlour" ? kind : "r"),
  wish: ({ kind, id }) => {
    if (kind === "variant") return against(1, "r", id === "standard" ? {} : { variants: [id] });
    const players = playersOf(id)[0] ?? FEWEST;
    return kind === "parlour" ? against(players - 1, id, { players }) : null;
  },
};
