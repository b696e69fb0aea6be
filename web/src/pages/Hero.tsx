import { Icon } from "../controls/Icon";

/** The picture on top of the first page. */
export function Hero() {
  return (
    <div class="hero" aria-hidden="true">
      <Icon id="scene-ball" class="pic" />
      <svg class="frieze" aria-hidden="true">
        <rect width="100%" height="30" fill="url(#pat-frieze)" />
      </svg>
    </div>
  );
}
