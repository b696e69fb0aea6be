import type { ComponentChildren } from "preact";
import { words } from "../state/state";
import { Dressing } from "../table/Dressing";
import { TopBar } from "../table/TopBar";
import { Anchor } from "./Anchor";

/** A plain page that says what is the matter and what to do next. */
export function Notice({
  title,
  text,
  testid,
  children,
}: {
  title: string;
  text: string;
  testid: string;
  children?: ComponentChildren;
}) {
  return (
    <div class="page notice" data-testid={testid}>
      <TopBar />
      <main>
        <section class="cloth">
          <Dressing lamps={2} scene={false} />
          <div class="paper">
            <h1>{title}</h1>
            <p class="intro">{text}</p>
            <div class="row">
              {children}
              <Anchor class="btn" href="/">
                {words.value.say("page-go-home")}
              </Anchor>
            </div>
          </div>
        </section>
      </main>
    </div>
  );
}

/** What is asked for is on its way. */
export function Loading() {
  const say = words.value;
  return <Notice testid="loading" title={say.say("page-loading")} text={say.say("page-loading.text")} />;
}
