import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import { markPrimary } from "../db/replicas/mark-primary.server.ts";
import type { ReplicaRequirement } from "../db/replicas/replica-requirement.ts";

/** Everything counts as changed once more has than is worth remembering one by one. */
const maximumTopics = 20_000;

interface Row {
  shard: number;
  version: string;
  topics: string[] | null;
  mark: string | null;
}

/**
 * Follows what committed writes change of the data that public pages show, whichever process wrote. The topics are named in
 * the schema (`platform/db.sql`); `*` is everything.
 *
 * A request asks for it after it arrived, so a reader after a writer never gets what the writer has changed. Requests that
 * arrive while a question is under way share the next one, so the database is asked rarely however many they are. It has a
 * connection of its own: readers must not wait behind writers.
 */
export class PublicDataChanges {
  readonly #pool: pg.Pool;
  readonly #versions = new Map<number, bigint>();
  /** The position at which a topic has last changed. */
  readonly #changedAt = new Map<string, number>();
  #everythingChangedAt = 0;
  /** The sum of the versions, and since when the server runs. */
  #version: [sum: string, startedAt: string] = ["", ""];
  readonly #hasReplicas: boolean;
  #requirement: ReplicaRequirement | null = null;
  #position = 0;
  #questions = 0;
  #current: Promise<number> | null = null;
  #next: Promise<number> | null = null;

  /** @param options.hasReplicas prepares what replicas are asked by ({@link replicaRequirement}) */
  constructor(databaseUrl: string, { hasReplicas = false } = {}) {
    this.#hasReplicas = hasReplicas;
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      application_name: "tsudoi public data changes",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    this.#pool.on("error", () => {});
  }

  /** How often something has changed, as far as this process has caught up. */
  get position(): number {
    return this.#position;
  }

  /** How often the database was asked, so far. */
  get questions(): number {
    return this.#questions;
  }

  /** Requirement that a replica must meet to show everything up to `position`; null as long as that is not known. */
  get replicaRequirement(): ReplicaRequirement | null {
    return this.#requirement;
  }

  /** Learns of every commit before the call, and answers the position. */
  catchUp(): Promise<number> {
    this.#next ??= this.#askAfterCurrent();
    return this.#next;
  }

  /**
   * Whether one of the topics has changed after `position`, as far as this process has caught up.
   * @param topics null stands for all that there are
   */
  isChangedSince(position: number, topics: Iterable<string> | null): boolean {
    if (this.#position <= position) return false;
    if (topics === null || this.#everythingChangedAt > position) return true;
    for (const topic of topics) if ((this.#changedAt.get(topic) ?? 0) > position) return true;
    return false;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  /**
   * One at a time: an answer that overtook another would tell of the past. Requests that arrive meanwhile, and what has arrived already, share
   * it. To wait longer for more of them was slower for few readers, and no faster for many (decision 2).
   */
  async #askAfterCurrent(): Promise<number> {
    await this.#current?.catch(() => {});
    await nextTurn();
    this.#next = null;
    this.#current = this.#ask();
    const asked = this.#current;
    const clear = () => {
      if (this.#current === asked) this.#current = null;
    };
    asked.then(clear, clear);
    return asked;
  }

  /** Mostly nothing has changed, which one small number tells; of another server, or one that was started anew, it tells nothing. */
  async #ask(): Promise<number> {
    this.#questions += 1;
    const { rows } = await this.#pool.query<[string, string]>({
      name: "public data version",
      text: `select sum(version)::text, extract(epoch from pg_postmaster_start_time())::text
               from public_data_versions`,
      rowMode: "array",
    });
    const [sum, startedAt] = rows[0] as [string, string];
    if (startedAt !== this.#version[1]) this.#versions.clear();
    if (startedAt !== this.#version[1] || sum !== this.#version[0]) await this.#askForChanges(startedAt);
    return this.#position;
  }

  async #askForChanges(startedAt: string): Promise<void> {
    const known = [...this.#versions];
    const { rows } = await this.#pool.query<Row>({
      name: "public data changes",
      text: `select v.shard, v.version,
                    (select topics from public_data_changes
                      where shard = v.shard and slot = missed % 1000 and version = missed) as topics,
                    (select mark from primary_server where started_at = pg_postmaster_start_time()) as mark
               from public_data_versions v
               left join unnest($1::smallint[], $2::bigint[]) as known (shard, version) on known.shard = v.shard
               left join missed_versions(known.version, v.version) as missed on true
              where known.version is distinct from v.version`,
      values: [known.map(([shard]) => shard), known.map(([, version]) => String(version))],
    });
    if (rows.length > 0) this.#note(rows);
    if (this.#hasReplicas) await this.#require(rows[0]?.mark ?? null);
    this.#version = [
      String([...this.#versions.values()].reduce((sum, version) => sum + version, 0n)),
      startedAt,
    ];
  }

  async #require(found: string | null): Promise<void> {
    // Where it cannot be written, replicas are not read from, and say so in the log.
    const mark = found ?? (await markPrimary(this.#pool).catch(() => null));
    this.#requirement =
      mark === null
        ? null
        : {
            position: this.#position,
            mark,
            shards: [...this.#versions.keys()],
            versions: [...this.#versions.values()].map(String),
          };
  }

  #note(rows: Row[]): void {
    this.#position += 1;
    for (const [shard, changes] of Map.groupBy(rows, (row) => row.shard)) {
      const version = BigInt((changes[0] as Row).version);
      const named = changes.filter(({ topics }) => topics !== null);
      // A version that nobody described: after a crash or a restore, or when this process has not asked for long.
      if (version - (this.#versions.get(shard) ?? -1n) !== BigInt(named.length))
        this.#everythingChangedAt = this.#position;
      this.#versions.set(shard, version);
      for (const topic of named.flatMap(({ topics }) => topics as string[]))
        this.#changedAt.set(topic, this.#position);
    }
    if (this.#changedAt.has("*") || this.#changedAt.size > maximumTopics) {
      this.#everythingChangedAt = this.#position;
      this.#changedAt.clear();
    }
  }
}
