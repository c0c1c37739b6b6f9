import { type DatabaseOptions, type Db, openDatabase } from "../db/client.server.ts";
import { noticingReads } from "./read-dependencies.server.ts";

/** Of a process; its other connections are for writes and for whoever is signed in. */
export const maximumConnections = 4;

/** A pool for what visitors read: answers that are cached know what was read over it. Parameters as those of `openDatabase`. */
export function openVisitorsDatabase(url: string, options: DatabaseOptions = {}): Db {
  return openDatabase(url, { max: maximumConnections, ...options }).withPlugin(noticingReads);
}
