import pageR from "../../../../src/coronet/words/en/page-r.ftl?raw";
import box from "../../../../src/coronet/words/en/r.ftl?raw";
import { words } from "../../state";
import { learn } from "../../words";
import type { Parts } from "../games";
import { NoSettings } from "../plain/NoSettings";
import { plainParts } from "../plain/Plain";
import { CharacterMini } from "./Character";
import { isCharacter } from "./cards";

learn([box, pageR]);

export const parts: Parts = plainParts({
  isCard: isCharacter,
  Mini: CharacterMini,
  Settings: NoSettings,
  text: () => words.value.say("page-game-r"),
});
