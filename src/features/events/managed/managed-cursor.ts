import { type ManagedSort, managedSorts } from "./managed-lists.ts";

const pattern = new RegExp(String.raw`^managed\.(${managedSorts.join("|")})\.(\d{1,9}|1\d{9}|20\d{8})$`);

/** The place at which a page of a manager's events ended: its last event, and the order in which it was. */
export function writeManagedCursor(sort: ManagedSort, id: number): string {
  return Buffer.from(`managed.${sort}.${id}`).toString("base64url");
}

/** Null for what is no cursor of such a list in this order. */
export function readManagedCursor(sort: ManagedSort, cursor: string): number | null {
  const match = pattern.exec(Buffer.from(cursor, "base64url").toString());
  return match?.[1] === sort ? Number(match[2]) : null;
}
