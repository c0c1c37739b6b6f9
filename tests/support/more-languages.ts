import type * as registryModule from "../../src/shared/languages/language-registry.ts";
import type { Language } from "../../src/shared/languages/languages.ts";

/** Indonesian, which is also spelled `in`: a language without texts that the program does not have. */
export const indonesian = "id" as unknown as Language;

/**
 * The registry with one language more, in place of the real one:
 * `vi.mock(".../language-registry.ts", async (original) => withOneLanguageMore(await original()))`.
 */
export function withOneLanguageMore(found: typeof registryModule) {
  const { leafMonth, ...vi } = found.languageRegistry.vi;
  const id = { ...vi, contentId: 7, nativeName: "Bahasa Indonesia", tag: "id", ogLocale: "id_ID" };
  return {
    ...found,
    languageRegistry: { ...found.languageRegistry, id },
    languageAliases: { ...found.languageAliases, in: "id" },
  };
}
