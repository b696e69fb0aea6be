/** Lets the browser paint the bar on top, then loads the rest. */

import { showTheme } from "./state/keep";
import "./styles/tokens.css";
import "./styles/shell.css";

showTheme();
requestAnimationFrame(() => setTimeout(() => import("./main")));
