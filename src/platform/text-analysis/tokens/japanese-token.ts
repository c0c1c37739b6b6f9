/** A word of a Japanese text as the dictionary takes it. */
export interface JapaneseToken {
  surface: string;
  /** Where it begins in the text, in UTF-16 code units. */
  at: number;
  /** In katakana; empty where the dictionary does not know it. */
  reading: string;
  /** As the dictionary lists it: 食べる for 食べて. */
  base: string;
  /** In the dictionary's own words: 名詞, 動詞 …, and of which kind. */
  partOfSpeech: string;
  kind: string;
}
