import { describe, expect, it } from "vitest";
import { findTableViolations } from "../../tools/tables/find-table-violations.ts";
import { readSql } from "../../tools/tables/read-sql.ts";

const rules = {
  owners: {
    "platform/mail": ["mails"],
    "features/accounts": ["users"],
    "features/events": ["events", "event_hosts"],
    "features/applications": ["applications"],
  },
  features: ["accounts", "events", "applications"],
  exceptions: [],
  tables: ["mails", "users", "events", "event_hosts", "applications"],
  functions: `
    create function recount() returns void language plpgsql as $$
    begin update events set applications_count = 0; end $$;`,
};
const check = (
  path: string,
  source: string,
  changed: Partial<Parameters<typeof findTableViolations>[1]> = {},
) => findTableViolations([{ path: `src/${path}`, source }], { ...rules, ...changed });

describe("a feature writes its own tables alone", () => {
  it.each([
    ["insertInto", `db.insertInto("applications").values({})`],
    ["updateTable", `db.updateTable("applications as a").set({})`],
    ["deleteFrom", `tx.deleteFrom("applications").execute()`],
    ["mergeInto", `db.mergeInto("applications").using("users", "a", "b")`],
    ["an insert in SQL", "sql`insert into applications (id) values (1)`"],
    ["an update in SQL", "sql<{ id: number }>`update applications a set x = 1 from users`"],
    ["a delete in SQL", `sql\`delete from applications where id = \${id}\``],
    ["a statement behind with", "sql`made as (insert into applications default values returning id)`"],
    ["a table given to sql.table", `sql\`delete from \${sql.table("applications")}\``],
    ["a table out of a list", `for (const table of ["users", "applications"]) db.deleteFrom(table)`],
    ["a statement sent as it is", `client.query("truncate table applications")`],
  ])("%s", (_, source) => {
    expect(check("features/accounts/x.server.ts", source)).toContain(
      "src/features/accounts/x.server.ts writes applications, which belongs to features/applications",
    );
    expect(check("features/applications/x.server.ts", source).join()).not.toContain("writes applications");
  });

  it("also not through a function of the database", () => {
    const source = "sql`select recount()`.execute(db)";
    expect(check("features/accounts/x.ts", source)).toEqual([
      "src/features/accounts/x.ts writes events, which belongs to features/events",
    ]);
    expect(check("features/events/x.ts", source)).toEqual([]);
  });

  it("and nobody above the features writes for one", () => {
    expect(check("cli/x.ts", `db.updateTable("mails")`)).toHaveLength(1);
    expect(check("cli/x.ts", `db.selectFrom("mails")`)).toEqual([]);
  });
});

describe("a feature reads the tables of those before it", () => {
  it.each([
    ["selectFrom", `db.selectFrom("applications as a")`],
    ["selectFrom with a list", `db.selectFrom(["users", "applications"])`],
    [
      "selectFrom inside of a condition",
      `q.where(({ exists, selectFrom }) => exists(selectFrom("applications")))`,
    ],
    ["a join", `db.selectFrom("users").leftJoin("applications as a", (join) => join)`],
    ["from in SQL", "sql`exists (select from applications)`"],
    ["a list behind from in SQL", "sql`select 1 from (select 1) as one, users u, applications where true`"],
    ["a join in SQL", "sql`select 1 from users u join applications a using (user_id)`"],
    ["using in SQL", "sql`delete from users using applications a where true`"],
    ["a lock in SQL", "sql`select from applications for no key update`"],
  ])("%s", (_, source) => {
    const breach =
      "src/features/accounts/x.ts reads applications of features/applications, which stands after it";
    expect(check("features/accounts/x.ts", source)).toEqual([breach]);
    expect(check("api/x.ts", source).join()).not.toContain("reads");
  });

  it("unless a named exception allows it, which goes when it is not needed", () => {
    const exceptions = [{ path: "src/features/accounts/x.ts", tables: ["applications"], reason: "…" }];
    const reads = `db.selectFrom("applications")`;
    expect(check("features/accounts/x.ts", reads, { exceptions })).toEqual([]);
    expect(check("features/accounts/x.ts", `db.updateTable("applications")`, { exceptions })).toHaveLength(2);
    expect(check("features/accounts/x.ts", "", { exceptions })).toEqual([
      "the exception for src/features/accounts/x.ts is not needed any more",
    ]);
  });
});

it("a table that only the running program knows is refused", () => {
  for (const source of [
    "db.selectFrom(table)",
    `sql\`delete from \${sql.table(table)}\``,
    `sql\`select from \${x}\``,
  ]) {
    expect(check("features/events/x.ts", source)).toEqual([
      "src/features/events/x.ts names a table by a value: write the names that it may have",
    ]);
  }
});

it("handlers query nothing", () => {
  const path = "features/accounts/x.handlers.server.ts";
  for (const source of [
    `db.selectFrom("users")`,
    "sql`select 1`",
    `rows(db).where("id", "=", 1).execute()`,
  ]) {
    expect(check(path, source)).toEqual([
      `src/${path} queries the database: a handler calls a use case or a query`,
    ]);
  }
  expect(check(path, "findUser(context.platform.db, id)")).toEqual([]);
});

it("every table has one owner", () => {
  const owners = { ...rules.owners, "features/help": ["events", "articles"] };
  expect(check("x.ts", "", { owners, tables: [...rules.tables, "orphans"] })).toEqual([
    "nobody owns the table orphans",
    "there is no table articles",
    "events has two owners",
  ]);
});

it("locks, comments and quoted words are no tables", () => {
  const { uses } = readSql(`
    select 'from applications', extract(year from now()) -- from mails
      from users u where id in (select 1) for update of u`);
  expect(uses).toEqual([{ access: "read", name: "users" }]);
});
