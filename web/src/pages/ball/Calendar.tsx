import { useSignal } from "@preact/signals";
import { Anchor } from "../../controls/Anchor";
import { Icon } from "../../controls/Icon";
import { words } from "../../state/state";
import { countMedals, later, medals, monthOf, streak, weeksOf } from "./days";
import { Medal } from "./Medal";

const A_WEEK = Array.from({ length: 7 }, (_, at) => later("2024-01-01", at)); // from a Monday

/** One's balls month by month, each day with its best medal, and the streak. */
export function Calendar({ today, shown }: { today: string; shown: string }) {
  const say = words.value;
  const won = medals();
  const { gold, silver, bronze } = countMedals();
  const days = streak(won, today);
  const month = useSignal(monthOf(shown));
  return (
    <section class="paper calendar" data-testid="calendar">
      <div class="row end">
        <div>
          <h2>{say.say("page-ball-calendar")}</h2>
          <p>
            <b data-testid="streak" data-days={days}>
              {say.say("page-ball-streak", { days })}
            </b>
          </p>
          {won.size > 0 && <p class="hint">{say.say("page-ball-medals", { gold, silver, bronze })}</p>}
        </div>
        <div class="months">
          <MonthTool
            label="page-ball-earlier"
            icon="icon-left"
            onClick={() => (month.value = monthOf(month.value, -1))}
          />
          <b aria-live="polite">{say.day(month.value, "month")}</b>
          <MonthTool
            label="page-ball-later"
            icon="icon-right"
            isOff={month.value >= monthOf(today)}
            onClick={() => (month.value = monthOf(month.value, 1))}
          />
        </div>
      </div>
      <table>
        <caption class="vh">{say.day(month.value, "month")}</caption>
        <thead>
          <tr>
            {A_WEEK.map((day) => (
              <th key={day} scope="col">
                {say.day(day, "weekday")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.value).map((week, at) => (
            <tr key={`${month.value} ${at}`}>
              {week.map((day, at) => (
                <td key={day ?? at}>{day && <Day day={day} today={today} shown={shown} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A day with its medal; the way to its balls, unless they are still to come. */
function Day({ day, today, shown }: { day: string; today: string; shown: string }) {
  const say = words.value;
  const medal = medals().get(day);
  const number = Number(day.slice(-2));
  if (day > today) return <span class="day">{number}</span>;
  return (
    <Anchor
      class="day"
      href={day === today ? "/ball" : `/ball/${day}`}
      data-testid={`day-${day}`}
      aria-label={say.say("page-ball-day", { day: say.day(day), medal: medal ?? "other" })}
      {...(day === shown ? { "aria-current": "page" as const } : {})}
    >
      {number}
      {medal && <Medal of={medal} />}
    </Anchor>
  );
}

interface MonthToolProps {
  label: string;
  icon: string;
  isOff?: boolean;
  onClick: () => void;
}

function MonthTool({ label, icon, isOff, onClick }: MonthToolProps) {
  return (
    <button type="button" class="tool" aria-label={words.value.say(label)} disabled={isOff} onClick={onClick}>
      <Icon id={icon} />
    </button>
  );
}
