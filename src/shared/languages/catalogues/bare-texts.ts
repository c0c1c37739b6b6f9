import type { I18n, Messages } from "@lingui/core";
import { withoutRuby } from "../../ruby/ruby-marks.ts";
import { type Language, onceByLanguage } from "../languages.ts";
import { type Catalogue, openTexts, readCatalogues } from "./catalogues.ts";

/** As `openTexts`, without readings: for mails, files, answers of the API and whatever else is no page. */
export function openBareTexts(language: Language, all: Messages): I18n {
  return openTexts(
    language,
    Object.fromEntries(Object.entries(all).map(([key, message]) => [key, bare(message)])),
  );
}

/** A compiled message is a text, or a list of texts and of values with branches of the same kind. */
function bare<Part>(part: Part): Part {
  if (typeof part === "string") return withoutRuby(part) as Part;
  if (Array.isArray(part)) return part.map(bare) as Part;
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, bare(value)])) as Part;
}

/**
 * Gives the texts of a language without readings (`openBareTexts`), which are opened when they are first asked for.
 * @param found all catalogues, by path
 */
export function textsByLanguage(found: Readonly<Record<string, Catalogue>>): (language: Language) => I18n {
  return onceByLanguage((language) => openBareTexts(language, readCatalogues(found, language)));
}
