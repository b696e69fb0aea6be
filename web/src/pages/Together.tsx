import { useSignal } from "@preact/signals";
import { Fold } from "../controls/Fold";
import { nameOf, part, share, sharers } from "../net/together";
import { mySeat, table, words } from "../state/state";

/** In the lobby: who else plays at this device. */
export function Together() {
  const say = words.value;
  const name = useSignal("");
  const others = sharers.value.flatMap(({ seat }) => (seat === null || seat === mySeat.value ? [] : [seat]));
  const isFull = !table.value?.seats.some((seat) => seat.kind === "open");
  const add = (event: Event) => {
    event.preventDefault();
    const wanted = name.value.trim();
    if (!wanted) return;
    name.value = "";
    void share(wanted);
  };
  return (
    <Fold
      title={say.say("page-together")}
      hint={say.say("page-together-hint", { count: others.length })}
      testid="together"
    >
      <p>{say.say("page-together.text")}</p>
      {others.map((seat) => (
        <p class="row" key={seat}>
          <bdi>{nameOf(seat)}</bdi>
          <button type="button" class="btn" data-quiet data-testid={`part-${seat}`} onClick={() => part(seat)}>
            {say.say("page-part", { name: nameOf(seat) })}
          </button>
        </p>
      ))}
      <form class="link" onSubmit={add}>
        <input
          class="input"
          maxLength={24}
          aria-label={say.say("page-together-name")}
          placeholder={say.say("page-together-name")}
          data-testid="together-name"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="btn" data-testid="together-add" disabled={isFull}>
          {say.say("page-together-add")}
        </button>
      </form>
      {isFull && <p class="hint">{say.say("page-together-full")}</p>}
    </Fold>
  );
}
