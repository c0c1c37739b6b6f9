const kanaOrLatin = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{Mn}ー・'’.\-\s]*$/u;

/** Whether a text tells how a name is read: kana or Latin letters, with the marks that stand in names. */
export function isNameReading(text: string): boolean {
  return kanaOrLatin.test(text) && /\p{L}/u.test(text);
}
