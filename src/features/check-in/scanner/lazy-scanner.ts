import { type Catalogue, loadCatalogues } from "../../../shared/languages/catalogues/catalogues.ts";
import { documentLanguage } from "../../../shared/languages/document-language.ts";
import { fetchUntilThere } from "../../../ui/base/fetch-until-there.ts";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { partTexts } from "../../../ui/texts/part-texts.ts";

const found = import.meta.glob<Catalogue>("../../../../locales/*/scanner.json", {
  query: "?lingui",
  import: "messages",
});
const texts = partTexts((language) => fetchUntilThere(() => loadCatalogues(found, language)));
const loadScanner = async () => {
  const { CodeScanner } = await fetchUntilThere(() => import("./code-scanner.tsx"));
  return { default: CodeScanner };
};
const loadOutcome = async () => {
  const { ScanOutcome } = await fetchUntilThere(() => import("./scan-outcome.tsx"));
  return { default: ScanOutcome };
};

/** The camera that looks for QR codes, fetched with its texts; `CodeScannerProps` says what it takes. */
export const CodeScanner = lazyClientOnly(loadScanner, texts);

/** Outcome of a scan over the whole screen; `ScanOutcomeProps` says what it takes. */
export const ScanOutcome = lazyClientOnly(loadOutcome, texts);

/** Fetches everything that scanning takes, while there is a connection: where it is needed there may be none. */
export async function fetchScanner(): Promise<void> {
  const { fetchCodeReader } = await fetchUntilThere(() => import("./open-code-reader.ts"));
  await Promise.all([loadScanner(), loadOutcome(), texts(documentLanguage()), fetchCodeReader()]);
}
