import pg from "pg";
import type { Clock } from "../clock/clock.ts";

const connections = 3;

/**
 * Names the state of everything that public pages show: it differs after every committed write and at every new minute
 * (events begin and deadlines pass on the minute).
 *
 * A request asks for it after it arrived, so a reader after a writer never gets the older name, whichever process wrote.
 * Requests that arrive together share one question, so the database is asked rarely however many they are. It has
 * connections of its own: readers must not wait behind writers.
 */
export class DataVersion {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  #asking: Promise<string> | null = null;

  constructor(databaseUrl: string, clock: Clock) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: connections,
      application_name: "tsudoi data version",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    this.#pool.on("error", () => {});
    this.#clock = clock;
  }

  current(): Promise<string> {
    this.#asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#asking = null;
      return this.#ask();
    });
    return this.#asking;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #ask(): Promise<string> {
    const { rows } = await this.#pool.query<[string]>({
      name: "data version",
      text: "select sum(version)::text from public_data_versions",
      rowMode: "array",
    });
    return `${rows[0]?.[0]}.${Math.floor(this.#clock.now().getTime() / 60_000)}`;
  }
}
