import type { Messages } from "@lingui/core";
import type { Language } from "../../shared/languages/languages.ts";

/** The catalogue of a part of a page; the same promise for as long as it is good. */
export type PartTexts = (language: Language) => Promise<Messages>;

const inUse = new Set<PartTexts>();

/** Fetches a part's catalogue once in each language that is asked for; a failure is not kept. */
export function partTexts(fetch: PartTexts): PartTexts {
  const known = new Map<Language, Promise<Messages>>();
  const texts: PartTexts = (language) => {
    inUse.add(texts);
    let found = known.get(language);
    if (!found) {
      found = fetch(language);
      known.set(language, found);
      found.catch(() => known.delete(language));
    }
    return found;
  };
  return texts;
}

/** Fetches, in another language, all that the open page has asked for. */
export async function fetchTextsInUse(language: Language): Promise<void> {
  await Promise.all([...inUse].map((texts) => texts(language)));
}
