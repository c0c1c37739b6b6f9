import { setTimeout as sleep } from "node:timers/promises";
import type { CompiledQuery, PostgresPool, PostgresPoolClient, QueryResult } from "kysely";
import { openPool } from "../client.server.ts";
import { withNamedStatements } from "../named-statements.server.ts";
import { unreachableReason } from "../unreachable-database.ts";
import { askReplica, NotReadyError } from "./ask-replica.server.ts";
import type { ReplicaRequirement } from "./replica-requirement.ts";
import { withTimeLimit } from "./time-limit.ts";

/** How long a rendering waits until the replica has replayed what it needs; then the primary answers. */
export const patienceMs = 50;
const askAgainMs = 2;
/** The last question may take so long. */
const answerMs = 20;
/** A server that is promoted keeps its connections: what one has shown counts for so long. */
const shownForMs = 1000;
const connectMs = 1000;
/** Of a connection that says nothing any more, as when its machine is gone. */
const silenceMs = 5000;
const maximumConnections = 4;

const silent = new NotReadyError("silent", "it does not answer in time");

/** Position that a connection has shown to be replayed. As long as it lasts, the server behind it goes on and never back. */
interface Shown {
  position: number;
  at: number;
}

/** One server that may answer for the primary where it has replayed enough. */
export class Replica {
  readonly #pool: PostgresPool;
  readonly #shown = new WeakMap<PostgresPoolClient, Shown>();

  constructor(url: string) {
    this.#pool = withNamedStatements(openPool(url, { max: maximumConnections, connectMs }));
  }

  /**
   * Throws `NotReadyError` where it does not meet the requirement within {@link patienceMs}, and what the driver throws where
   * the server cannot be reached.
   */
  check(requirement: ReplicaRequirement): Promise<void> {
    return this.#onConnection((client) => this.#waitUntilShown(client, requirement));
  }

  /** Throws as {@link check} does, and what the statement throws. */
  read<Row>(query: CompiledQuery, requirement: ReplicaRequirement): Promise<QueryResult<Row>> {
    return this.#onConnection(async (client) => {
      await this.#waitUntilShown(client, requirement);
      const { rows } = await client.query<Row>(query.sql, query.parameters);
      return { rows };
    });
  }

  /** Asks the server itself, however far it has replayed. */
  ask<Row>(select: string, values: unknown[]): Promise<Row[]> {
    return this.#onConnection(async (client) => (await client.query<Row>(select, values)).rows);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #waitUntilShown(client: PostgresPoolClient, requirement: ReplicaRequirement): Promise<void> {
    const shown = this.#shown.get(client);
    if (shown && shown.position >= requirement.position && performance.now() - shown.at < shownForMs)
      return Promise.resolve();
    return this.#askUntilShown(client, requirement);
  }

  async #askUntilShown(client: PostgresPoolClient, requirement: ReplicaRequirement): Promise<void> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const at = performance.now();
      try {
        const limitMs = Math.max(until - at, 0) + answerMs;
        await withTimeLimit(limitMs, askReplica(client, requirement), silent);
        this.#shown.set(client, { position: requirement.position, at });
        return;
      } catch (error) {
        const isBehind = error instanceof NotReadyError && error.state === "behind";
        if (!isBehind || performance.now() > until) throw error;
      }
      await sleep(askAgainMs);
    }
  }

  async #onConnection<Result>(work: (client: PostgresPoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let isLost = false;
    try {
      return await withTimeLimit(silenceMs, work(client), silent);
    } catch (error) {
      isLost = error === silent || unreachableReason(error) !== null;
      throw error;
    } finally {
      (client.release as (destroy: boolean) => void)(isLost);
    }
  }
}
