import { Careful, Switch } from "../controls/Controls";
import { LinkBox } from "../pages/InviteBox";
import { addressOf, besides, isSite } from "../pocket/site";
import { askLink } from "../state/home";
import { prefer, preferences } from "../state/preferences";
import { close, failure, links, mySeat, onTable, pause, resume, sheet, stand, table, words, you } from "../state/state";
import { Evening } from "./Evening";
import { PositionLine } from "./PositionLine";
import { hasLastTrick } from "./TopBar";

/** What one can do about the table itself. */
export function Menu() {
  const say = words.value;
  const state = table.value?.state;
  const seated = mySeat.value !== null;
  const host = you.value?.host ?? false;
  const isBall = Boolean(table.value?.ball);
  return (
    <div class="menu">
      {failure.value && (
        <p class="conn" role="status">
          {failure.value}
        </p>
      )}
      <SmallBarTools />
      {seated && state === "playing" && <MenuButton testid="pause" label="page-pause" onClick={pause} />}
      {seated && state === "paused" && <MenuButton testid="resume" label="page-resume" onClick={resume} />}
      <MenuButton testid="settings" label="page-sheet-settings" onClick={() => (sheet.value = { of: "settings" })} />
      <MenuButton testid="keys" label="page-sheet-keys" onClick={() => (sheet.value = { of: "keys" })} />
      <a class="btn" href={addressOf(`/rules/${table.value?.game}`)} target={besides} rel="noreferrer">
        {say.say("page-read-rules")}
      </a>
      {seated && onTable.value && (onTable.value.over || table.value?.hints !== false) && <PositionLine />}
      <Switch
        label="page-sound"
        on={preferences.value.sound ?? false}
        testid="menu-sound"
        onChange={(sound) => prefer({ sound })}
      />
      {host && !isSite && !isBall && (
        <MenuButton testid="watch" label="page-watch-link" onClick={() => askLink("watch")} />
      )}
      {host && links.value.watch && (
        <LinkBox body={links.value.watch} label={say.say("page-watch-link")} testid="watch" />
      )}
      <Evening />
      {seated && !isBall && <Careful testid="stand" label="page-stand" sure="page-stand-sure" onClick={stand} />}
      {host && <Careful testid="close" label="page-close-table" sure="page-close-sure" onClick={close} />}
    </div>
  );
}

/** The tools for which a small phone has no room in its bar. */
function SmallBarTools() {
  return (
    <div class="menu small-bar-tools">
      {hasLastTrick() && (
        <MenuButton
          testid="last-trick"
          label="page-tool-last-trick"
          onClick={() => (sheet.value = { of: "last-trick" })}
        />
      )}
      {onTable.value && (
        <MenuButton testid="score" label="page-tool-score" onClick={() => (sheet.value = { of: "score" })} />
      )}
    </div>
  );
}

function MenuButton({ testid, label, onClick }: { testid: string; label: string; onClick: () => void }) {
  return (
    <button type="button" class="btn" data-testid={`menu-${testid}`} onClick={onClick}>
      {words.value.say(label)}
    </button>
  );
}
