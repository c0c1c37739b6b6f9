import { startWorker } from "../jobs/worker.server.ts";
import { readSettings, type Settings } from "../platform/env/read-settings.ts";
import { type Log, openLog } from "../platform/log/log.server.ts";
import type { Platform } from "../platform/platform.ts";
import { openPlatform, type PlatformOptions } from "./open-platform.server.ts";
import { sayWhatIsUnusual } from "./say-what-is-unusual.server.ts";

/** The parts of a process beside its web server. */
export interface Parts {
  settings: Settings;
  platform: Platform;
  /** The database that this process uses, also where it has brought up its own. */
  databaseUrl: string;
  /** Mails and jobs; does nothing where they are another process's. */
  work: { stop(): Promise<void> };
  /** Closes the database last. */
  close(): Promise<void>;
}

/**
 * Reads the settings, brings up the database and starts the worker where the role asks for one.
 * @param onLog gets the log as soon as there is one
 * @param options.preparedDatabase another process has brought it up for this one, which only serves then
 */
export async function bootstrap(
  env: NodeJS.ProcessEnv,
  onLog: (log: Log) => void = () => {},
  options: Pick<PlatformOptions, "preparedDatabase" | "registry"> = {},
): Promise<Parts> {
  const settings = readSettings(env);
  const log = openLog(settings.logLevel);
  onLog(log);
  if (!options.preparedDatabase) sayWhatIsUnusual(settings, log);
  const { platform, databaseUrl, close } = await openPlatform(settings, log, options);
  const servesOnly = settings.role === "web" || options.preparedDatabase !== undefined;
  const work = servesOnly ? { stop: async () => {} } : startWorker(platform);
  return { settings, platform, databaseUrl, work, close };
}
