import pg from "pg";

/** Statements that a database was asked, and the rows that they answered together. */
export interface StatementCounts {
  statements: number;
  rows: number;
}

type Answer = pg.QueryResult | pg.QueryResult[];

/** Connections that only ask whether something has changed: how often they do depends on who else asks at the moment. */
const watching = "tsudoi public data changes";

/** Counts what `act` asks of one database, over whichever connection. */
export async function countStatements(
  databaseName: string,
  act: () => Promise<unknown>,
): Promise<StatementCounts> {
  const counts = { statements: 0, rows: 0 };
  // Several statements in one text have a result each.
  const countRows = (answer?: Answer) => {
    for (const { rows } of answer ? [answer].flat() : []) counts.rows += rows?.length ?? 0;
  };
  const { query } = pg.Client.prototype;
  // pg's overloads cannot be written down for a function that passes on what it gets.
  pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
    const { application_name } = (this as unknown as { connectionParameters: { application_name?: string } })
      .connectionParameters;
    if (this.database !== databaseName || application_name === watching)
      return Reflect.apply(query, this, call);
    counts.statements += 1;
    const callback = call.at(-1);
    if (typeof callback === "function")
      return Reflect.apply(query, this, [
        ...call.slice(0, -1),
        (error: unknown, answer?: Answer) => {
          countRows(answer);
          callback(error, answer);
        },
      ]);
    const answered = Reflect.apply(query, this, call) as Promise<Answer> | undefined;
    answered?.then?.(countRows, () => {});
    return answered;
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return counts;
}
