import type { I18n } from "@lingui/core";
import { Counter, type Registry } from "prom-client";
import { watchOpenedTexts } from "../../shared/languages/catalogues/catalogues.ts";
import { type Language, languageEntry } from "../../shared/languages/languages.ts";
import type { MissingTexts } from "../../shared/languages/translation-gaps.ts";
import type { Log } from "../log/log.server.ts";

/** By the key of a text that a language lacks, the catalogue. */
type Gaps = ReadonlyMap<string, string>;

/**
 * Counts texts that the server writes in a language which lacks them, and names each once in the log. Nothing is asked of languages that
 * are complete, nor of one that turns out to lack nothing. A page that is kept counts when it is made.
 * @param readMissing is called when texts of a language that may lack some are first opened
 */
export function countMissingTexts(
  registry: Registry,
  log: Pick<Log, "warn">,
  readMissing: () => Promise<readonly MissingTexts[]>,
): void {
  const missing = new Counter({
    name: "tsudoi_missing_texts_total",
    help: "Texts that a language lacks and that were written in a fallback",
    labelNames: ["language", "catalogue"],
    registers: [registry],
  });
  const named = new Set<string>();
  const count = (language: Language, catalogue: string, key: string) => {
    missing.inc({ language, catalogue });
    if (named.has(`${language} ${key}`)) return;
    named.add(`${language} ${key}`);
    log.warn({ language, catalogue, key }, "a text is missing and was read in a fallback");
  };
  watchOpenedTexts(async (texts, language) => {
    if (languageEntry(language).texts === "complete") return;
    const gaps = gapsIn(language, await readMissing());
    if (gaps.size > 0) watchTexts(texts, gaps, (catalogue, key) => count(language, catalogue, key));
  });
}

function gapsIn(language: Language, missing: readonly MissingTexts[]): Gaps {
  const own = missing.filter((one) => one.kind === "catalogue" && one.language === language);
  return new Map(own.flatMap(({ name, missing: keys }) => keys.map((key): [string, string] => [key, name])));
}

function watchTexts(texts: I18n, gaps: Gaps, tell: (catalogue: string, key: string) => void): void {
  const write = texts._.bind(texts) as (...asked: unknown[]) => string;
  texts._ = (...asked: unknown[]) => {
    const [key] = asked;
    const catalogue = typeof key === "string" ? gaps.get(key) : undefined;
    if (catalogue !== undefined) tell(catalogue, key as string);
    return write(...asked);
  };
}
