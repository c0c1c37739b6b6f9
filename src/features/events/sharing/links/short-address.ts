/** What URLs write for letters past ASCII: three bytes for each of UTF-8. */
const escapedLetters = /(?:%[89A-F][0-9A-F])+/gi;

/**
 * The same address for an attribute of a page, where letters past ASCII may stand as they are: a browser escapes them itself. Escaped, a title
 * in Japanese is three times as long, and compresses as badly as chance, since the page has the same words unescaped.
 * @param address well-formed, as `URLSearchParams` and `encodeURIComponent` make it
 */
export function shortAddress(address: string): string {
  return address.replace(escapedLetters, decodeURIComponent);
}
