import { deleteDB } from "idb";
import { checkInDatabases } from "./check-in-database.ts";
import { CheckInStorage } from "./check-in-storage.ts";

/**
 * Takes people's names off this device. What is not sent stays until somebody who may check in opens the event's page again: it was
 * acknowledged.
 */
export async function clearCheckIns(): Promise<void> {
  for (const name of await checkInDatabases()) {
    const storage = new CheckInStorage(name);
    const { scans, walkIns } = await storage.read();
    if (scans.some(({ answer }) => answer === null) || walkIns.length > 0) await storage.clearNames();
    storage.close();
    if (scans.every(({ answer }) => answer !== null) && walkIns.length === 0) void deleteDB(name);
  }
}
