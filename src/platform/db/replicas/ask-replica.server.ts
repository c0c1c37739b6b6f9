import type { PostgresPoolClient } from "kysely";
import type { ReplicaRequirement } from "./replica-requirement.ts";

/** A replica may not be read from now; the message says why. */
export class NotReadyError extends Error {
  override name = "NotReadyError";
  /**
   * - behind: it may have replayed more a moment later
   * - silent: its connection is of no more use
   * - foreign: it is no replica of the primary
   */
  readonly state: "behind" | "silent" | "foreign";

  constructor(state: NotReadyError["state"], message: string) {
    super(message);
    this.state = state;
  }
}

interface Row {
  isStandby: boolean;
  isMarked: boolean;
  hasVersions: boolean;
}

/**
 * What has been committed is asked for, not how far the log was replayed: positions in the log say nothing after a failover, run
 * ahead where commits are asynchronous, and count what no public page shows.
 */
const question = `
  select pg_is_in_recovery() as "isStandby",
         exists (select from primary_server where mark = $1) as "isMarked",
         not exists (
           select from unnest($2::smallint[], $3::bigint[]) as needed (shard, version)
            where not exists (
              select from public_data_versions v where v.shard = needed.shard and v.version >= needed.version)
         ) as "hasVersions"`;

/** Throws `NotReadyError` where the server behind the connection does not meet the requirement. */
export async function askReplica(
  client: PostgresPoolClient,
  { mark, shards, versions }: ReplicaRequirement,
): Promise<void> {
  const { rows } = await client.query<Row>(question, [mark, shards, versions]);
  const { isStandby, isMarked, hasVersions } = rows[0] as Row;
  if (!isStandby) throw new NotReadyError("foreign", "it is no standby: it takes writes of its own");
  if (!isMarked)
    throw new NotReadyError("behind", "it does not follow the server of DATABASE_URL, or is far behind");
  if (!hasVersions) throw new NotReadyError("behind", "it is behind");
}
