import { Kysely } from "kysely";
import { type DatabaseOptions, type Db, openDialect } from "../db/client.server.ts";
import type { DB } from "../db/generated/schema.ts";
import { withReplicas } from "../db/replicas/replica-dialect.server.ts";
import { Replicas } from "../db/replicas/replicas.server.ts";
import type { Log } from "../log/log.server.ts";
import type { PublicDataChanges } from "./public-data-changes.server.ts";
import { currentRendering, noticingReads } from "./read-dependencies.server.ts";

/** Of a process; its other connections are for writes and for whoever is signed in. */
export const maximumConnections = 4;

/**
 * A pool for what visitors read: answers that are cached know what was read over it. Parameters as those of `openDatabase`.
 * @param replicas may answer what is read for a rendering
 */
export function openVisitorsDatabase(
  url: string,
  { replicas, ...options }: DatabaseOptions & { replicas?: Replicas | null } = {},
): Db {
  const primary = openDialect(url, { max: maximumConnections, ...options });
  const dialect = replicas ? withReplicas(primary, replicas, currentRendering) : primary;
  return new Kysely<DB>({ dialect, plugins: [noticingReads] });
}

/**
 * What {@link openVisitorsDatabase} may read from beside the primary; null without addresses.
 * @param urls each of one server: what that has replayed says nothing of another
 */
export function openReplicas(urls: string[], changes: PublicDataChanges, log: Log): Replicas | null {
  if (urls.length === 0) return null;
  return new Replicas({ urls, log, requirement: () => changes.replicaRequirement });
}
