import type { Messages } from "@lingui/core";
import { loadCatalogues } from "../../../shared/catalogues.ts";
import { documentLanguage } from "../../../shared/document-language.ts";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";

const texts = import.meta.glob<Messages>("../../../../locales/*/scanner.json", {
  query: "?lingui",
  import: "messages",
});
const loadTexts = () => loadCatalogues(texts, documentLanguage());
const loadScanner = () => import("./code-scanner.tsx").then(({ CodeScanner }) => ({ default: CodeScanner }));
const loadOutcome = () => import("./scan-outcome.tsx").then(({ ScanOutcome }) => ({ default: ScanOutcome }));

/** The camera that looks for QR codes, fetched with its texts; `CodeScannerProps` says what it takes. */
export const CodeScanner = lazyClientOnly(loadScanner, loadTexts);

/** What became of a scan, over the whole screen; `ScanOutcomeProps` says what it takes. */
export const ScanOutcome = lazyClientOnly(loadOutcome, loadTexts);

/** Fetches everything that scanning takes, while there is a connection: where it is needed there may be none. */
export async function fetchScanner(): Promise<void> {
  const { openCodeReader } = await import("./open-code-reader.ts");
  await Promise.all([loadScanner(), loadOutcome(), loadTexts(), openCodeReader()]);
}
