import { words } from "../../state";
import type { SettingsPart } from "../games";

/** A game whose only setting is who plays. */
export function NoSettings({ game }: SettingsPart) {
  return (
    <section class="paper">
      <h2>{words.value.say(`page-game-${game}`)}</h2>
      <p class="hint">{words.value.say(`page-game-${game}.text`)}</p>
    </section>
  );
}
