/** Tables by the part of the program that writes them: a feature or a folder of the platform. */
export type Owners = Record<string, readonly string[]>;

/** A file, or a folder, that reads tables of later features all the same; `all` may also write them. */
export interface Exception {
  path: string;
  tables: readonly string[] | "all";
  reason: string;
}

export function ownerOf(table: string, owners: Owners): string | undefined {
  return Object.keys(owners).find((owner) => owners[owner]?.includes(table));
}

/** `features/help`, `platform/mail`, `cli`. */
export function unitOf(path: string): string {
  const [, first = "", second = ""] = path.split("/");
  return first === "features" || first === "platform" ? `${first}/${second}` : first;
}
