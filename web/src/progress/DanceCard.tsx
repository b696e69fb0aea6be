import { Icon } from "../controls/Icon";
import { words } from "../state/state";
import { type Dance, danceCard } from "./dances";
import type { Game } from "./games";

/** With what one has danced in a game, and with what not yet. */
export function DanceCard({ game, games }: { game: string; games: readonly Game[] }) {
  const say = words.value;
  const kinds = danceCard(game, games);
  if (kinds.length === 0) return null;
  return (
    <section class="paper dances" data-testid="dance-card" aria-label={say.say("progress-dances")}>
      <header>
        <h2>{say.say("progress-dances")}</h2>
        <p class="hint">{say.say("progress-dances.text")}</p>
      </header>
      {kinds.map(([kind, dances]) => (
        <div key={kind}>
          <h3>
            {say.say(`progress-dances-${kind}`)}{" "}
            <small>
              {say.say("progress-danced-of", {
                danced: dances.filter(({ danced }) => danced > 0).length,
                all: dances.length,
              })}
            </small>
          </h3>
          <ul>
            {dances.map((dance) => (
              <Place key={dance.id} kind={kind} dance={dance} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const isDrawn = (symbol: string) => document.getElementById(symbol) !== null;

function Place({ kind, dance: { id, danced, won } }: { kind: string; dance: Dance }) {
  const say = words.value;
  const count = danced === 0 ? say.say("progress-danced-never") : say.say("progress-danced", { danced, won });
  return (
    <li data-testid={`dance-${id}`} data-danced={danced > 0 ? "" : undefined}>
      {isDrawn(`${kind}-${id}`) && <Icon id={`${kind}-${id}`} class="" />}
      <span>
        <b>{say.say(`${kind}-${id}`)}</b>
        <small>{count}</small>
      </span>
      {won > 0 && <Icon id="crown" class="won" />}
    </li>
  );
}
