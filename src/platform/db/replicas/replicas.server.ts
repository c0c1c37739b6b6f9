import type { CompiledQuery, QueryResult } from "kysely";
import type { Log } from "../../log/log.server.ts";
import type { Db } from "../client.server.ts";
import { Replica } from "./replica.server.ts";
import { lagBehind, logPosition, type ReplicaLag } from "./replica-lag.server.ts";
import type { ReplicaRequirement } from "./replica-requirement.ts";
import { ReplicaUse } from "./replica-use.server.ts";

export interface ReplicasOptions {
  /** PostgreSQL addresses of standbys. */
  urls: string[];
  log: Log;
  /** Requirement that a replica must meet to be read from now; null: nothing is read from replicas. */
  requirement: () => ReplicaRequirement | null;
}

export interface ReplicaState {
  /** Host and port. */
  name: string;
  /** Read from at the moment. */
  isUsed: boolean;
  /** Null where it does not answer, or is no standby. */
  lag: ReplicaLag | null;
}

/** Reads of one rendering: from one replica, from which it can only go on to the primary, so that it never goes back in time. */
export interface ReplicaReads {
  /** Null where the primary has to answer. */
  read<Row>(query: CompiledQuery): Promise<QueryResult<Row> | null>;
}

/** The replicas of the database. They take turns. */
export class Replicas {
  readonly #requirement: () => ReplicaRequirement | null;
  readonly #replicas: { name: string; replica: Replica; use: ReplicaUse }[];
  readonly #reads = new WeakMap<object, ReplicaReads>();
  #turn = 0;

  constructor({ urls, log, requirement }: ReplicasOptions) {
    this.#requirement = requirement;
    this.#replicas = urls.map((url) => {
      // Its user and password are in no log.
      const name = new URL(url).host;
      const replica = new Replica(url);
      return { name, replica, use: new ReplicaUse(replica, name, log) };
    });
  }

  /** @param rendering the same object for all reads that belong together */
  readsOf(rendering: object): ReplicaReads {
    const known = this.#reads.get(rendering);
    if (known) return known;
    const reads = this.#choose();
    this.#reads.set(rendering, reads);
    return reads;
  }

  /** How the replicas are, for who watches. Asks all of them and the primary. */
  async states(primary: Db): Promise<ReplicaState[]> {
    const position = await logPosition(primary);
    return Promise.all(
      this.#replicas.map(async ({ name, replica, use }) => ({
        name,
        lag: await lagBehind(position, replica),
        isUsed: use.isUsed,
      })),
    );
  }

  /** To be called once nobody reads any more. */
  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ use }) => use.close()));
  }

  #choose(): ReplicaReads {
    const requirement = this.#requirement();
    if (!requirement) return primaryOnly;
    for (const { use } of this.#replicas) use.tryAgain(requirement);
    const used = this.#replicas.filter(({ use }) => use.isUsed);
    this.#turn += 1;
    const chosen = used[this.#turn % used.length];
    return chosen ? this.#readsFrom(chosen.use) : primaryOnly;
  }

  #readsFrom(use: ReplicaUse): ReplicaReads {
    let hasFailed = false;
    return {
      read: async <Row>(query: CompiledQuery) => {
        // Of now: a read that others share may have begun long after the rendering, and answers for what was written meanwhile.
        const requirement = this.#requirement();
        if (hasFailed || !requirement) return null;
        try {
          return await use.read<Row>(query, requirement);
        } catch {
          // Where the statement is wrong, the primary says so.
          hasFailed = true;
          return null;
        }
      },
    };
  }
}

const primaryOnly: ReplicaReads = { read: async () => null };
