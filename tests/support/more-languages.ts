import type * as registryModule from "../../src/shared/languages/language-registry.ts";
import type { Language } from "../../src/shared/languages/languages.ts";

/** Chinese, which is also spelled `ch`, and plain Japanese, another way of writing a language that is there: without texts. */
export const [zh, plain] = ["zh", "ja-easy"] as unknown as [Language, Language];

/**
 * The registry with two languages more, in place of the real one:
 * `vi.mock(".../language-registry.ts", async (original) => withMoreLanguages(await original()))`.
 */
export function withMoreLanguages(found: typeof registryModule) {
  const { ja, en } = found.languageRegistry;
  const { dates: _, ...western } = en;
  const more = {
    zh: {
      ...western,
      contentId: 3,
      nativeName: "中文",
      tag: "zh-Hans",
      ogLocale: "zh_CN",
      texts: "partial",
      fallback: ["en", "ja"],
      familyNameFirst: true,
    },
    "ja-easy": {
      ...ja,
      contentId: 35,
      nativeName: "やさしい日本語",
      isPlain: true,
      texts: "partial",
      fallback: ["ja"],
    },
  };
  return { ...found, languageRegistry: { ...found.languageRegistry, ...more } };
}
