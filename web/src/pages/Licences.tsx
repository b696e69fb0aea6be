import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../state/state";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { fetchLicences, type Licence } from "./licences";

/** Whose work the page holds, each with its licence as it was written. */
export function Licences() {
  const say = words.value;
  const found = useSignal<Licence[] | null | "waiting">("waiting");
  useEffect(() => {
    void fetchLicences().then((licences) => (found.value = licences));
  }, []);
  return (
    <div class="page licences" data-testid="licences">
      <TopBar />
      <main>
        <header>
          <h1>{say.say("page-licences")}</h1>
          <p class="intro">{say.say("page-licences-intro")}</p>
        </header>
        {found.value === null && <p class="hint">{say.say("page-licences-missing")}</p>}
        {Array.isArray(found.value) && found.value.map((one) => <Text key={one.name} licence={one} />)}
      </main>
      <InspectSheet />
    </div>
  );
}

function Text({ licence: { name, version, licence, author, text } }: { licence: Licence }) {
  return (
    <section class="paper" lang="en" aria-label={name}>
      <h2>
        {name} {version}
      </h2>
      <p class="hint">{[licence, author].filter(Boolean).join(", ")}</p>
      <pre class="details">{text}</pre>
    </section>
  );
}
