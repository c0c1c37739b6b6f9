import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/**
 * Findings about the back office's kit that a page cannot mend: chevrons beside a field that has a name, and the label of
 * a field whose input stands in for several.
 */
const ofTheKit = /mantine-(Combobox|Select|MultiSelect|InputWrapper-label|ScrollArea)|data-combobox-chevron/;

interface Finding {
  ruleId: string;
  value: [string, string];
  message: string;
  snippet: string;
}

/** The certain findings of IBM's Equal Access engine (WCAG 2.2 AA); those that need a person's look are left out. */
export async function equalAccessFindings(page: Page): Promise<string[]> {
  const handle = await page.evaluateHandle<{
    Checker: new () => { check(of: Document, by: string[]): Promise<{ results: Finding[] }> };
  }>(`window.ace ??= (() => { ${engine}; return ace; })()`);
  // Chosen in the page: what passed is a thousand times as much.
  const failures = await handle.evaluate(async (ace) => {
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value: [kind, verdict] }) => kind === "VIOLATION" && verdict === "FAIL")
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  await handle.dispose();
  return (
    failures
      .filter(({ snippet }) => !ofTheKit.test(snippet))
      // Cards are named by title and time; an organizer may hold two events that share both.
      .filter(
        ({ ruleId, snippet }) => ruleId !== "aria_article_label_unique" || !/aria-labelledby/.test(snippet),
      )
      // HTML has the word by now, as the last one of the attribute: passkeys in what the browser fills in.
      .filter(
        ({ ruleId, snippet }) =>
          ruleId !== "input_autocomplete_valid" || !/autocomplete="username webauthn"/.test(snippet),
      )
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} | ${snippet.slice(0, 200)}`)
  );
}
