import { Kysely, PostgresDialect } from "kysely";
import type { Client } from "pg";
import type { Db } from "../../platform/db/client.server.ts";

/** Queries on a connection that is in a transaction already. */
export function kyselyOn(client: Client): Db {
  const pool = {
    connect: async () => Object.assign(client, { release() {} }),
    end: async () => {},
  };
  return new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) });
}
