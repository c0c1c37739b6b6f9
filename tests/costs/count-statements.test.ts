import { sql } from "kysely";
import pg from "pg";
import { expect, it } from "vitest";
import { startTestServer } from "../support/server.ts";
import { countStatements } from "./count-statements.ts";

const { db, database } = await startTestServer();
const databaseName = new URL(database.url).pathname.slice(1);

it("statements and their rows are counted, also of several in one text, and none of another database", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const threeRows = "select generate_series(1, 3)";
  expect(await countStatements(databaseName, () => sql.raw(threeRows).execute(db))).toEqual({
    statements: 1,
    rows: 3,
  });
  expect(await countStatements(databaseName, () => client.query(threeRows))).toEqual({
    statements: 1,
    rows: 3,
  });
  expect(await countStatements(databaseName, () => client.query(`${threeRows}; ${threeRows}`))).toEqual({
    statements: 1,
    rows: 6,
  });
  expect(await countStatements("another", () => client.query(threeRows))).toEqual({ statements: 0, rows: 0 });
  await client.end();
});
