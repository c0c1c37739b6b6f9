import { type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import { LRUCache } from "lru-cache";
import pg from "pg";

/** Of a connection, whose backend holds a plan for each: half a megabyte for the largest, most are small. */
export const maxNames = 100;
/** A text that is rarer among the last ones is not worth a plan that is kept. */
export const namedFromUse = 3;
const rememberedTexts = 400;

const hint = "/* plan for values */";

/**
 * Stands in a statement whose best plan depends on its values, and keeps it from being prepared: the one plan of a prepared
 * statement does not know them. A search takes seven times as long with it.
 */
export const planForValues = sql.raw(hint);

/** The texts that a pool was asked last, and how often. */
type Uses = LRUCache<string, number>;

/**
 * A pool whose connections prepare the statements that they often run, so that PostgreSQL parses and plans them once: one
 * event takes it 0.4 ms instead of 1.5.
 */
export function withNamedStatements(
  pool: pg.Pool,
  onConnection: (waitedSeconds: number) => void = () => {},
): PostgresPool {
  const uses: Uses = new LRUCache({ max: rememberedTexts });
  const clients = new WeakMap<pg.PoolClient, NamingClient>();
  return {
    options: pool.options,
    connect: async () => {
      const began = performance.now();
      const client = await pool.connect();
      onConnection((performance.now() - began) / 1000);
      const known = clients.get(client) ?? new NamingClient(client, uses);
      clients.set(client, known);
      // Without the form that takes a cursor: nothing of ours streams.
      return known as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** The part of a client that Kysely calls. */
class NamingClient {
  readonly #client: pg.PoolClient;
  readonly #uses: Uses;
  readonly #names = new Map<string, string>();
  #given = 0;

  constructor(client: pg.PoolClient, uses: Uses) {
    this.#client = client;
    this.#uses = uses;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  get processID(): number | undefined {
    return (this.#client as { processID?: number }).processID;
  }

  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = this.#nameOf(text, values);
    const query = { text, values: values as unknown[] };
    if (!name) return this.#ask(query);
    try {
      return await this.#ask({ ...query, name });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#names.delete(text);
      if (this.#isInTransaction) throw error;
      return this.#ask(query);
    }
  }

  /**
   * As a call with a callback. For its own promise, pg assigns a function to a property of the query, which V8 then holds, with all rows of
   * the answer, until the next full collection (decision 95).
   */
  async #ask(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await new Promise((resolve, reject) => {
        const answered = (error: Error | null | undefined, result: pg.QueryResult) =>
          error ? reject(error) : resolve(result);
        this.#client.query(query, answered);
      });
    } catch (error) {
      // As pg's own promise: otherwise an error leads to the socket, and not to where was asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  get #isInTransaction(): boolean {
    return this.#client.getTransactionStatus() !== "I";
  }

  #nameOf(text: string, values: readonly unknown[]): string | undefined {
    // Without values it may be several statements, which cannot be prepared.
    if (values.length === 0 || text.includes(hint)) return undefined;
    // A migration that adds a column makes a prepared `select *` fail, and with it the transaction that it is in.
    if (this.#isInTransaction && selectsAllColumns.test(text)) return undefined;
    const known = this.#names.get(text);
    if (known) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < namedFromUse || this.#names.size >= maxNames) return undefined;
    this.#given += 1;
    const name = `statement ${this.#given}`;
    this.#names.set(text, name);
    return name;
  }
}

/** As Kysely and our own SQL spell it; `count(*)` is something else. */
const selectsAllColumns = /(?:select|distinct|returning|\.)\s*\*/i;

/** PostgreSQL plans a statement again where the schema has changed, but does not change what columns it answers with. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === "RevalidateCachedQuery";
}
