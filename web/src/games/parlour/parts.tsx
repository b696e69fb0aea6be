import pageParlour from "../../../../src/coronet/words/en/page-parlour.ftl?raw";
import pageR from "../../../../src/coronet/words/en/page-r.ftl?raw";
import parlour from "../../../../src/coronet/words/en/parlour.ftl?raw";
import box from "../../../../src/coronet/words/en/r.ftl?raw";
import { words } from "../../state";
import { learn } from "../../words";
import type { Parts } from "../games";
import { NoSettings } from "../plain/NoSettings";
import { plainParts } from "../plain/Plain";
import { CharacterMini } from "../r/Character";
import { isCharacter } from "../r/cards";

learn([box, parlour, pageR, pageParlour]);

export const parts: Parts = plainParts({
  isCard: isCharacter,
  Mini: CharacterMini,
  Settings: NoSettings,
  text: ({ game, players }) =>
    words.value.say("page-parlour-settings", { name: words.value.say(`page-game-${game}`), players: players ?? 2 }),
});
