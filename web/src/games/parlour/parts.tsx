import { words } from "../../state";
import type { Parts } from "../games";
import { NoSettings } from "../plain/NoSettings";
import { plainParts } from "../plain/Plain";
import { CharacterMini } from "../r/Character";
import { isCharacter } from "../r/cards";

export const parts: Parts = plainParts({
  isCard: isCharacter,
  Mini: CharacterMini,
  Settings: NoSettings,
  text: ({ game, players }) =>
    words.value.say("page-parlour-settings", { name: words.value.say(`page-game-${game}`), players: players ?? 2 }),
});
