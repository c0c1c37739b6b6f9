/** Of a language of the master: its BCP 47 tag and what its own speakers call it. */
export interface ContentLanguage {
  tag: string;
  ownName: string;
}

/**
 * By the id in the language master; a test holds the tags to those of the data. For who chooses a language: they find
 * their own name for it, whatever the language of the page.
 */
export const contentLanguages: Record<number, ContentLanguage> = {
  1: { tag: "ja", ownName: "日本語" },
  2: { tag: "en", ownName: "English" },
  3: { tag: "zh", ownName: "中文（普通话）" },
  4: { tag: "ko", ownName: "한국어" },
  5: { tag: "vi", ownName: "Tiếng Việt" },
  6: { tag: "ne", ownName: "नेपाली" },
  7: { tag: "id", ownName: "Bahasa Indonesia" },
  8: { tag: "th", ownName: "ภาษาไทย" },
  9: { tag: "my", ownName: "မြန်မာဘာသာ" },
  10: { tag: "fil", ownName: "Filipino (Tagalog)" },
  11: { tag: "ms", ownName: "Bahasa Melayu" },
  12: { tag: "mn", ownName: "Монгол хэл" },
  13: { tag: "yue", ownName: "粵語" },
  14: { tag: "zh-TW", ownName: "臺灣華語" },
  15: { tag: "hi", ownName: "हिन्दी" },
  16: { tag: "bn", ownName: "বাংলা" },
  17: { tag: "si", ownName: "සිංහල" },
  18: { tag: "ur", ownName: "اردو" },
  19: { tag: "km", ownName: "ភាសាខ្មែរ" },
  20: { tag: "lo", ownName: "ພາສາລາວ" },
  21: { tag: "es", ownName: "Español" },
  22: { tag: "fr", ownName: "Français" },
  23: { tag: "de", ownName: "Deutsch" },
  24: { tag: "it", ownName: "Italiano" },
  25: { tag: "pt", ownName: "Português" },
  26: { tag: "ru", ownName: "Русский" },
  27: { tag: "uk", ownName: "Українська" },
  28: { tag: "uz", ownName: "Oʻzbekcha" },
  29: { tag: "ar", ownName: "العربية" },
  30: { tag: "fa", ownName: "فارسی" },
  31: { tag: "tr", ownName: "Türkçe" },
  32: { tag: "nl", ownName: "Nederlands" },
  33: { tag: "sw", ownName: "Kiswahili" },
  34: { tag: "jsl", ownName: "日本手話" },
  35: { tag: "ja-x-easy", ownName: "やさしい日本語" },
};
