import type { Messages } from "@lingui/core";

const shown = /^(?:styleguide|event|bookmark|co_host|admin|brand|scan_outcome|password)\./;

/** The texts of the parts that the style guide shows: it shows all languages, and a browser has those of one. */
export function pickTexts(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => shown.test(key)));
}
