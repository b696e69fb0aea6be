import { Icon } from "../controls/Icon";

/** Curtain, castle and lanterns. Decoration only. */
export function Dressing({ lamps, scene = true }: { lamps: number; scene?: boolean }) {
  return (
    <div class="dressing" aria-hidden="true">
      {scene && (
        <svg class="scene" viewBox="0 0 1200 320" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
          <circle cx="600" cy="120" r="150" fill="currentColor" opacity=".16" />
          <circle cx="600" cy="120" r="104" fill="currentColor" opacity=".22" />
          <circle cx="600" cy="120" r="62" fill="currentColor" opacity=".3" />
          <g fill="currentColor" opacity=".62">
            <path d="M470 250V176l12-10 12 10v28h16v-52l-5 0 17-30 17 30-5 0v22h18v-58l-6 0 22-40 22 40-6 0v58h18v-22l-5 0 17-30 17 30-5 0v52h16v-28l12-10 12 10v74z" />
            <path d="M0 320V236c60-34 120-38 190-20 60-30 130-34 200-8 70-20 150-22 230-2 70-24 150-26 220-2 70-20 130-16 190 10 60-18 120-14 170 14v92z" />
          </g>
          <g fill="currentColor" opacity=".5">
            <path d="M0 320v-40c100-26 190-22 280-6 110-26 220-24 330-2 110-22 210-20 300 2 100-18 200-14 290 8v38z" />
          </g>
        </svg>
      )}
      <svg class="frieze" aria-hidden="true">
        <rect width="100%" height="30" fill="url(#pat-frieze)" />
      </svg>
      <div class="lamps" data-many={lamps > 5 ? "" : undefined}>
        {Array.from({ length: lamps }, (_, at) => (
          <span key={at} class="lamp">
            <Icon id="lantern" />
          </span>
        ))}
      </div>
    </div>
  );
}
