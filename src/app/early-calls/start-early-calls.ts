import { askEarly } from "../../platform/browser/early-calls/ask-early.ts";
import { earlyCallsOf } from "./early-calls.ts";

// Stands within the page.
askEarly(earlyCallsOf(location.pathname, location.search));
