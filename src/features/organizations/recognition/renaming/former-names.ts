export type OrganizationNames = readonly { name: string; is_main: boolean }[];

/** The names of an organization, the main one first, without those that are left empty. */
export function namesOf(texts: OrganizationNames): string[] {
  return [...texts]
    .sort((one, other) => Number(other.is_main) - Number(one.is_main))
    .flatMap(({ name }) => (name.trim() === "" ? [] : [name]));
}

/**
 * The name that a university's staff are told an organization had when they recognised it; null where each of its names was there
 * then. A name that is taken away is none that nobody has seen.
 * @param recognised its names at the recognition
 */
export function formerNames(recognised: readonly string[], now: readonly string[]): string[] | null {
  return now.every((name) => recognised.includes(name)) ? null : [...recognised];
}

/** `茶道部 / Tea Club`: in all languages, so that whoever compares two sees what has changed. */
export function joinNames(names: readonly string[]): string {
  return names.join(" / ");
}
