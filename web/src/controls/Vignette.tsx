import { Icon } from "./Icon";

/** A toy-theatre stage with an object on it. */
export function Vignette({ object }: { object: string }) {
  return (
    <div class="vignette" aria-hidden="true">
      <Icon id="scene-backdrop" class="back" />
      <Icon id="scene-curtain" class="side" />
      <Icon id="scene-curtain" class="side" />
      <Icon id={object} class="obj" />
    </div>
  );
}
