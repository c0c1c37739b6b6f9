import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "./generated/schema.ts";
import { withNamedStatements } from "./named-statements.server.ts";

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** A database or a transaction; queries take it first, so that they work with both. */
export type Executor = Db | Tx;

export interface DatabaseOptions {
  /** The most connections that this process holds at once. */
  max?: number;
  /** Hears of connections that were lost while nobody used them; the next query opens a new one. */
  onLostConnection?: (error: Error) => void;
  watch?: PoolWatch;
}

/** Hears of a pool, for metrics. */
export interface PoolWatch {
  opened(pool: pg.Pool): void;
  /** Of each connection that was handed out: how long it was waited for, in seconds. */
  waited(seconds: number): void;
}

/** The server's memory for what a connection has prepared is given back, and what it asks often now gets the names. */
const maxLifetimeSeconds = 60 * 60;

/**
 * A pool on the database at `url`. Connects when first asked, outlives a restart of the server.
 * Times come as `Date`, counts and sums (bigint) as numbers.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  return new Kysely<DB>({ dialect: openDialect(url, options) });
}

/** As {@link openDatabase}, for what puts something between Kysely and the pool. */
export function openDialect(url: string, options: DatabaseOptions = {}): PostgresDialect {
  const pool = openPool(url, options);
  options.watch?.opened(pool);
  return new PostgresDialect({
    pool: withNamedStatements(pool, options.watch?.waited),
    controlClient: pg.Client,
  });
}

/** @param options.connectMs how long a connection may take to come about */
export function openPool(url: string, options: DatabaseOptions & { connectMs?: number } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: "tsudoi",
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    keepAlive: true,
    maxLifetimeSeconds,
    types: parsers,
  });
  // An error nobody listens to ends the process. The pool speaks for its idle connections; one that is lost between two
  // statements of a transaction speaks for itself, and the next statement fails with the reason.
  pool.on("error", (error) => {
    if (!pool.ending) options.onLostConnection?.(error);
  });
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const parsers = new pg.TypeOverrides();
parsers.setTypeParser(pg.types.builtins.INT8, readBigint);

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be read as a number`);
  return value;
}
