import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { type Executor, openDatabase } from "./client.server.ts";
import { maxNames, namedFromUse, planForValues } from "./named-statements.server.ts";

const { db, url } = await testDatabase();
/** One connection, so that each query finds what the last has prepared. */
let pool = db;

beforeEach(async () => {
  pool = openDatabase(url, { max: 1 });
  await sql
    .raw(`drop table if exists things; create table things (id int primary key, name text);
    insert into things values (1, 'one')`)
    .execute(db);
  return () => pool.destroy();
});

const often = async (work: () => Promise<unknown>) => {
  for (let time = 0; time < namedFromUse + 2; time += 1) await work();
};
const readAll = (on: Executor = pool) => sql`select * from things where id = ${1}`.execute(on);
const readId = (on: Executor = pool) => sql`select id from things where id = ${1}`.execute(on);
const inTransaction = (read: typeof readId) => pool.transaction().execute((tx) => read(tx));
async function prepared(text: string): Promise<number> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    pool,
  );
  return rows.filter(({ statement }) => statement.includes(text)).length;
}

it("what is asked often is prepared, once; what is asked once or twice is not", async () => {
  await sql`select name from things where id = ${1}`.execute(pool);
  await often(readId);
  expect([await prepared("select id from things"), await prepared("select name from things")]).toEqual([
    1, 0,
  ]);
});

it("a connection holds a bounded number of statements, and asks the others as ever", async () => {
  const { rows } = await pool.connection().execute(async (connection) => {
    for (let column = 0; column < maxNames + 20; column += 1) {
      const ask = () => sql`select ${sql.raw(String(column))} as n where 1 = ${1}`.execute(connection);
      await often(async () => expect((await ask()).rows).toEqual([{ n: column }]));
    }
    return sql<{ held: number }>`select count(*) as held from pg_prepared_statements`.execute(connection);
  });
  expect(rows).toEqual([{ held: maxNames }]);
});

it("a write is prepared as well and says how many rows it changed", async () => {
  const rename = (name: string) =>
    pool.updateTable("languages").set({ symbol: name }).where("id", "=", 1).executeTakeFirstOrThrow();
  await often(async () => expect((await rename("ja")).numUpdatedRows).toBe(1n));
  expect(await prepared("update ")).toBe(1);
});

it("several statements in one text are not prepared", async () => {
  await often(() => sql.raw("select id from things; select name from things").execute(pool));
  expect(await prepared("select name from things")).toBe(0);
});

it("a statement whose plan depends on its values is planned each time", async () => {
  await often(() => sql`select id from things where ${planForValues} name = ${"one"}`.execute(pool));
  expect(await prepared("select id from things")).toBe(0);
});

const migrate = (change: string) => sql.raw(`alter table things ${change}`).execute(db);

it("a column that a migration adds meanwhile is in the answer, inside and outside of transactions", async () => {
  const whole = [{ id: 1, name: "one", note: "new" }];
  await often(readAll);
  await migrate("add note text default 'new'");
  expect((await readAll()).rows).toEqual(whole);
  await often(() => inTransaction(readAll));
  await migrate("add other int");
  expect((await inTransaction(readAll)).rows).toMatchObject(whole);
});

it("a transaction that names its columns goes on after a migration with what it has prepared", async () => {
  await often(() => inTransaction(readId));
  expect(await prepared("select id from things")).toBe(1);
  await migrate("add note text");
  expect((await inTransaction(readId)).rows).toEqual([{ id: 1 }]);
  expect(await prepared("select id from things")).toBe(1);
});

it("a column that changes its type fails the transaction that asks first, and none after it", async () => {
  await often(() => inTransaction(readId));
  await migrate("alter id type bigint");
  await expect(inTransaction(readId)).rejects.toThrow("cached plan must not change result type");
  await often(async () => expect((await inTransaction(readId)).rows).toEqual([{ id: 1 }]));
});

it("every other error of a prepared statement is thrown as it is", async () => {
  const insert = (id: number) => sql`insert into things (id) values (${id})`.execute(pool);
  let id = 10;
  await often(() => insert(id++));
  await expect(insert(10)).rejects.toMatchObject({ code: "23505" });
  expect((await readId()).rows).toEqual([{ id: 1 }]);
});

it("an error leads to where was asked", async () => {
  const failed = await sql`select 1 / ${0}::int`.execute(pool).catch((error: Error) => error.stack);
  expect(failed).toContain("named-statements.test");
});
