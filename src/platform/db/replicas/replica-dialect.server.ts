import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  PostgresDialect,
  QueryResult,
  TransactionSettings,
} from "kysely";
import type { Replicas } from "./replicas.server.ts";

/**
 * The dialect of the primary, except that statements of a rendering are asked of replicas first.
 * @param currentRendering stands for the rendering whose statement it is; undefined: the primary is asked
 */
export function withReplicas(
  primary: PostgresDialect,
  replicas: Replicas,
  currentRendering: () => object | undefined,
): Dialect {
  return {
    createAdapter: () => primary.createAdapter(),
    createIntrospector: (db) => primary.createIntrospector(db),
    createQueryCompiler: () => primary.createQueryCompiler(),
    createDriver: () => new ReplicaDriver(primary.createDriver(), replicas, currentRendering),
  };
}

class ReplicaDriver implements Driver {
  readonly #primary: Driver;
  readonly #replicas: Replicas;
  readonly #currentRendering: () => object | undefined;

  constructor(primary: Driver, replicas: Replicas, currentRendering: () => object | undefined) {
    this.#primary = primary;
    this.#replicas = replicas;
    this.#currentRendering = currentRendering;
  }

  init(): Promise<void> {
    return this.#primary.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ReplicaConnection(this.#primary, (query) => this.#readFromReplica(query));
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#primary.beginTransaction(await toPrimary(connection), settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#primary.commitTransaction(await toPrimary(connection));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#primary.rollbackTransaction(await toPrimary(connection));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return (connection as ReplicaConnection).release();
  }

  destroy(): Promise<void> {
    return this.#primary.destroy();
  }

  async #readFromReplica<Row>(query: CompiledQuery): Promise<QueryResult<Row> | null> {
    const rendering = this.#currentRendering();
    return rendering ? this.#replicas.readsOf(rendering).read<Row>(query) : null;
  }
}

const toPrimary = (connection: DatabaseConnection) => (connection as ReplicaConnection).toPrimary();

/** Takes a connection to the primary when it needs one, and stays with it then. */
class ReplicaConnection implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #readFromReplica: <Row>(query: CompiledQuery) => Promise<QueryResult<Row> | null>;
  #primary: DatabaseConnection | null = null;

  constructor(
    driver: Driver,
    readFromReplica: <Row>(query: CompiledQuery) => Promise<QueryResult<Row> | null>,
  ) {
    this.#driver = driver;
    this.#readFromReplica = readFromReplica;
  }

  async toPrimary(): Promise<DatabaseConnection> {
    this.#primary ??= await this.#driver.acquireConnection();
    return this.#primary;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const read = this.#primary ? null : await this.#readFromReplica<Row>(query);
    return read ?? (await this.toPrimary()).executeQuery<Row>(query);
  }

  // biome-ignore lint/correctness/useYield: nothing of ours streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Rows are not streamed over these connections");
  }

  async release(): Promise<void> {
    if (this.#primary) await this.#driver.releaseConnection(this.#primary);
  }
}
