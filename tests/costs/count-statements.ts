import pg from "pg";

/** Statements that a database was asked, and the rows that they answered together. */
export interface StatementCounts {
  statements: number;
  rows: number;
}

type Answered = Promise<pg.QueryResult | pg.QueryResult[]> | undefined;

/** Connections that only ask whether something has changed: how often they do depends on who else asks at the moment. */
const watching = "tsudoi public data changes";

/** Counts what `act` asks of one database, over whichever connection. */
export async function countStatements(
  databaseName: string,
  act: () => Promise<unknown>,
): Promise<StatementCounts> {
  const counts = { statements: 0, rows: 0 };
  const { query } = pg.Client.prototype;
  // pg's overloads cannot be written down for a function that passes on what it gets.
  pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
    const answered = Reflect.apply(query, this, call) as Answered;
    const { application_name } = (this as unknown as { connectionParameters: { application_name?: string } })
      .connectionParameters;
    if (this.database !== databaseName || application_name === watching) return answered;
    counts.statements += 1;
    answered?.then?.(
      (results) => {
        // Several statements in one text have a result each.
        for (const { rows } of [results].flat()) counts.rows += rows?.length ?? 0;
      },
      () => {},
    );
    return answered;
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return counts;
}
