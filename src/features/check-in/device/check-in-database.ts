import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { CheckInFigures } from "../figures/figures.contract.ts";
import type { ExpectedPerson } from "../log/check-ins.contract.ts";
import type { WalkIn } from "../walk-ins/walk-ins.contract.ts";
import type { DeviceScan } from "./device-scan.ts";
import type { DeviceWalkIn } from "./device-walk-in.ts";

/** The event that a device is bound to, as far as its screen says it. */
export interface StoredEvent {
  id: number;
  title: string;
  startAt: string;
  endAt: string | null;
}

/** Lists as they were last fetched; each is replaced as a whole. */
export interface StoredParts {
  event: StoredEvent;
  people: readonly ExpectedPerson[];
  figures: CheckInFigures;
  walk_ins: readonly WalkIn[];
}

interface CheckInSchema extends DBSchema {
  parts: { key: keyof StoredParts; value: StoredParts[keyof StoredParts] };
  scans: { key: string; value: DeviceScan };
  walk_ins: { key: string; value: DeviceWalkIn };
}

export type CheckInDatabase = IDBPDatabase<CheckInSchema>;

const prefix = "tsudoi-check-in";

/**
 * The name of the database of one event and of one who checks in there: another event's page, another account and another link
 * each have their own, so that no scan reaches an event that it was not made for.
 * @param identity what calls are made with; only its digest becomes a part of the name
 */
export async function databaseName(eventId: number, identity: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(identity));
  const letters = [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${prefix}-${eventId}-${letters.join("")}`;
}

/** The names of this device's other databases of the event, of accounts and links that checked in there before. */
export async function otherDatabases(name: string): Promise<string[]> {
  const ofEvent = name.slice(0, name.lastIndexOf("-") + 1);
  return (await checkInDatabases()).filter((one) => one.startsWith(ofEvent) && one !== name);
}

/** The names of this device's databases, of every event. */
export async function checkInDatabases(): Promise<string[]> {
  const found = (await indexedDB.databases?.()) ?? [];
  return found.flatMap(({ name }) => (name?.startsWith(`${prefix}-`) ? [name] : []));
}

export function openCheckInDatabase(name: string): Promise<CheckInDatabase> {
  return openDB<CheckInSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore("parts");
      database.createObjectStore("scans", { keyPath: "nonce" });
      database.createObjectStore("walk_ins", { keyPath: "nonce" });
    },
    // A newer version of the page waits for this one to let go.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
