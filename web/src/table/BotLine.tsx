import { Roundel } from "../controls/Roundel";
import strengths from "../generated/strengths.json";
import { table, USUAL_LEVEL, words } from "../state/state";
import { characterNamed } from "./characters";

const strengthOf: Record<string, Record<string, number>> = strengths.levels;

/** Who a bot is: how it looks, a line about its level and manner, how strong it is, and what it says. */
export function BotLine({ seat }: { seat: number }) {
  const say = words.value;
  const bot = table.value?.seats[seat];
  if (bot?.kind !== "bot") return null;
  const level = bot.level ?? USUAL_LEVEL;
  const name = bot.name ?? "";
  const character = characterNamed(name);
  if (character?.level !== level) return <p class="hint">{say.say("page-is-bot")}</p>;
  const manner = `${level}-${character.taste}`;
  const strength = strengthOf[table.value?.game ?? ""]?.[level];
  return (
    <div class="bot-line">
      <Roundel seat={seat} name={name} bot />
      <p class="hint">
        {say.say(`player-line-${manner}`, { name })}
        {strength !== undefined &&
          ` ${say.say("player-strength", { level: say.level(level), rating: String(strength) })}`}
      </p>
      <q>{say.say(`player-before-${manner}`)}</q>
    </div>
  );
}
