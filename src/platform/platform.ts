import type { PublicDataChanges } from "./cache/public-data-changes.server.ts";
import { noticingClock } from "./cache/read-dependencies.server.ts";
import type { Clock } from "./clock/clock.ts";
import type { Db } from "./db/client.server.ts";
import type { Replicas } from "./db/replicas/replicas.server.ts";
import type { Settings } from "./env/read-settings.ts";
import type { Extensions } from "./extensions.ts";
import type { Log } from "./log/log.server.ts";

/** The services that use cases need. Made once in the composition root, and by tests with parts of their own. */
export interface Platform {
  settings: Settings;
  db: Db;
  /** Connections apart from `db`'s for what visitors read, so that however many read, whoever writes finds one. */
  visitorsDb: Db;
  /** Replicas that `visitorsDb` may read from beside the primary; null where no replicas are set. */
  replicas: Replicas | null;
  clock: Clock;
  log: Log;
  publicDataChanges: PublicDataChanges;
  /** Extensions of earlier features by later ones. */
  extensions: Extensions;
  /** The process is about to end: a balancer must send it nothing more. */
  isLeaving?: boolean;
}

/** The platform as what is made for visitors gets it: it reads over connections of its own, and what it reads is noticed. */
export function forVisitors(platform: Platform): Platform {
  return { ...platform, db: platform.visitorsDb, clock: noticingClock(platform.clock) };
}
