import { type Compilable, CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Executor } from "./client.server.ts";

/** Stands for a value that each call has of its own. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A query of which nothing but values differs from call to call. It is built and compiled once: for what every page reads, that takes Kysely
 * longer than it takes PostgreSQL to answer.
 * @param build has `value("id")` where the value is to stand
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Executor, value: ValueOf<Values>) => Compilable<Row>,
): (db: Executor, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, (name) => sql`${new Placeholder(name)}`).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}
