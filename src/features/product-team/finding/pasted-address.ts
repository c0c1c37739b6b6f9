/** The thing that an address of the site shows. */
export interface Pasted {
  kind: "event" | "organization";
  id: number;
}

const address = /(?:^|\/)(events|organizations)\/([1-9]\d{0,8})(?=[/?#]|$)/;

/** The event or organization of an address as it was copied: a whole one, or its end; of the site, the dashboard or the API. */
export function readPastedAddress(words: string): Pasted | null {
  const [, kind, id] = address.exec(words.trim()) ?? [];
  return kind ? { kind: kind === "events" ? "event" : "organization", id: Number(id) } : null;
}

/** The number that somebody typed, as the id of an event or organization; null for anything else. */
export function readNumber(words: string): number | null {
  return /^#?[1-9]\d{0,8}$/.test(words.trim()) ? Number(words.trim().replace("#", "")) : null;
}
