import { Registry } from "prom-client";
import { viewCounterOf } from "../features/event-overview/event-overview.server.ts";
import { openReplicas, openVisitorsDatabase } from "../platform/cache/open-visitors-database.server.ts";
import { PublicDataChanges } from "../platform/cache/public-data-changes.server.ts";
import { type Clock, systemClock } from "../platform/clock/clock.ts";
import { openDatabase } from "../platform/db/client.server.ts";
import { EmbeddedPostgresError } from "../platform/db/embedded/embedded-postgres-error.ts";
import { startEmbeddedPostgres } from "../platform/db/embedded/start-embedded-postgres.ts";
import { migrateToLatest } from "../platform/db/migrating/migrate.server.ts";
import { PoolMetrics } from "../platform/db/pool-metrics.server.ts";
import { asUnreachable, UnreachableDatabaseError } from "../platform/db/unreachable-database.ts";
import { type Settings, SettingsError } from "../platform/env/read-settings.ts";
import { warnOfNewPublicUrl } from "../platform/env/warn-of-new-public-url.server.ts";
import { afterResponsesDone } from "../platform/http/run-after-response.server.ts";
import type { Log } from "../platform/log/log.server.ts";
import type { Platform } from "../platform/platform.ts";
import { sessionUsesOf } from "../platform/session/session-uses.server.ts";
import { extensions } from "./extensions.server.ts";
import { prepareData } from "./prepare-data.server.ts";
import { requireKnownUniversities } from "./require-known-universities.server.ts";
import { WebProcessFailure } from "./supervise-web-processes.server.ts";

export interface OpenPlatform {
  platform: Platform;
  databaseUrl: string;
  close(): Promise<void>;
}

export interface PlatformOptions {
  clock?: Clock;
  /** The address of a database that another process has brought up, with its schema and its contents. */
  preparedDatabase?: string;
  /** Gets the metrics of the connections. */
  registry?: Registry;
}

/** Connections that the pools of one process open together, and a few for the operator's tools. */
const connectionsOfProcess = 20;

/** Brings up the database (ours, where none is given), its schema and its contents. */
export async function openPlatform(
  settings: Settings,
  log: Log,
  { clock = systemClock, preparedDatabase, registry = new Registry() }: PlatformOptions = {},
): Promise<OpenPlatform> {
  const given = preparedDatabase ?? settings.databaseUrl;
  const embedded = given ? null : await startEmbedded(settings, log);
  const url = given ?? (embedded?.url as string);
  const onLostConnection = (error: Error) =>
    log.warn({ err: error }, "a connection to the database was lost");
  const pools = new PoolMetrics(registry);
  const db = openDatabase(url, { onLostConnection, watch: pools.watch("people") });
  const { databaseReplicaUrls } = settings;
  const publicDataChanges = new PublicDataChanges(url, { hasReplicas: databaseReplicaUrls.length > 0 });
  const replicas = openReplicas(databaseReplicaUrls, publicDataChanges, log);
  const visitorsDb = openVisitorsDatabase(url, {
    onLostConnection,
    replicas,
    watch: pools.watch("visitors"),
  });
  const parts = { settings, log, clock, db, visitorsDb, replicas, publicDataChanges };
  const platform: Platform = { ...parts, extensions };
  const close = async () => {
    await afterResponsesDone();
    await viewCounterOf(platform).flush();
    await sessionUsesOf(platform).flush();
    await Promise.all([publicDataChanges.close(), visitorsDb.destroy(), replicas?.close(), db.destroy()]);
    await embedded?.stop();
  };
  try {
    if (!preparedDatabase) {
      await migrateToLatest(db);
      await prepareData(platform);
      await requireKnownUniversities(platform);
      await warnOfNewPublicUrl(platform);
    }
  } catch (error) {
    await close();
    throw (settings.databaseUrl && asUnreachable(error)) || error;
  }
  return { platform, databaseUrl: url, close };
}

function startEmbedded({ dataDir, webProcesses }: Settings, log: Log) {
  const processes = webProcesses + 1;
  return startEmbeddedPostgres({
    dataDir,
    log,
    maxConnections: Math.max(200, (processes + 1) * connectionsOfProcess),
  });
}

/** A failure that the person who starts the program can mend; its message says how. */
export function startFailureMessage(error: unknown): string | null {
  if (
    [EmbeddedPostgresError, SettingsError, UnreachableDatabaseError, WebProcessFailure].some(
      (kind) => error instanceof kind,
    )
  )
    return (error as Error).message;
  const { code, port } = (error ?? {}) as { code?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is in use: stop what holds it, or set PORT to another.`;
  if (code === "EACCES" && port)
    return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  return null;
}
