/**
 * Characters that Chinese is written in and Japanese is not, such as 东: those of the Chinese character set GB 2312 that the Japanese
 * one, JIS X 0208, lacks. Rare Japanese ones, such as 髙, are in neither.
 */
let known: Set<string> | undefined;

function simplifiedLetters(): Set<string> {
  if (known) return known;
  const japanese = new Set(inDoubleBytes("euc-jp", 0xb0, 0xf4));
  known = new Set([...inDoubleBytes("gb18030", 0xb0, 0xf7)].filter((letter) => !japanese.has(letter)));
  return known;
}

/** Whether a run of Chinese characters is Chinese, as far as its letters tell: what both languages write alike counts as Japanese. */
export function isSimplifiedChinese(run: string): boolean {
  const letters = simplifiedLetters();
  return [...run].some((letter) => letters.has(letter));
}

/** All letters of the rows of a character set of two bytes. */
function* inDoubleBytes(encoding: string, first: number, last: number): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let row = first; row <= last; row += 1) {
    const bytes = new Uint8Array(94 * 2);
    for (let cell = 0; cell < 94; cell += 1) bytes.set([row, 0xa1 + cell], cell * 2);
    for (const letter of decoder.decode(bytes)) if (letter !== "\ufffd") yield letter;
  }
}
