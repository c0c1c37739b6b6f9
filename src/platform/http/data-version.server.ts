import { sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Db } from "../db/client.server.ts";

/**
 * Names the state of everything that public pages show: it differs after every committed write and at every new minute
 * (events begin and deadlines pass on the minute).
 *
 * A request asks for it after it arrived, so a reader after a writer never gets the older name, whichever process wrote.
 * All requests that wait at the same time share one query, so the database is asked rarely however many they are.
 */
export class DataVersion {
  readonly #db: Db;
  readonly #clock: Clock;
  #running: Promise<string> | null = null;
  #next: Promise<string> | null = null;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  current(): Promise<string> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#next;
  }

  #start(): Promise<string> {
    this.#next = null;
    const running = this.#read().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #read(): Promise<string> {
    const { rows } = await sql<{ version: string }>`
      select sum(version)::text as version from public_data_versions`.execute(this.#db);
    return `${rows[0]?.version}.${Math.floor(this.#clock.now().getTime() / 60_000)}`;
  }
}
