import { useEffect, useRef } from "preact/hooks";
import { Roundel } from "../controls/Roundel";
import { handOver, nameOf } from "../net/together";
import { words } from "../state/state";
import { Dressing } from "./Dressing";

/** Nothing to see until the next person has the device. */
export function Cover({ seat }: { seat: number }) {
  const say = words.value;
  const name = nameOf(seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <div class="page notice cover" data-testid="cover">
      <main>
        <section class="cloth">
          <Dressing lamps={2} scene={false} />
          <div class="paper">
            <Roundel seat={seat} name={name} bot={false} />
            <h1>{say.say("page-hand-over", { name })}</h1>
            <p class="intro">{say.say("page-hand-over.text", { name })}</p>
            <div class="row">
              <button
                type="button"
                class="btn"
                data-main
                data-big
                ref={button}
                data-testid="hand-over"
                onClick={() => handOver(seat)}
              >
                {say.say("page-i-am", { name })}
              </button>
            </div>
          </div>
        </section>
      </main>
    </div>
  );
}
