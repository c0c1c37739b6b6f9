const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 16;

/** Eighty random bits in Crockford's base 32, of at least sixteen random bytes. */
export function makeLongCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join("");
}

/** A code as it is kept, from what somebody has typed: case, spaces and hyphens do not matter, O is read as 0, I and L as 1. */
export function readLongCode(text: string): string | null {
  const letters = text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return letters.length === length && [...letters].every((letter) => alphabet.includes(letter))
    ? letters
    : null;
}

/** A code as people read it out: four groups of four. */
export function showLongCode(number: string): string {
  return number.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, "-");
}
