const alphabet = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * A ticket's code as it is kept, from what somebody has typed or a camera has read: case, spaces and hyphens do not matter, O is
 * read as 0, I and L as 1 (Crockford's base 32). Null where it is none.
 */
export function readTicketCode(text: string): string | null {
  const letters = text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return alphabet.test(letters) ? letters : null;
}

/** A code as people read it out: two groups of five. */
export function showTicketCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
