import { sql } from "kysely";
import { expect, it } from "vitest";
import { extensions } from "../../src/bootstrap/extensions.server.ts";
import { accountDeletion } from "../../src/features/accounts/accounts.server.ts";
import { tableOwners } from "../../tools/tables/table-owners.ts";
import { testDatabase } from "../support/database.ts";

const { db } = await testDatabase();

/** These erase their part in the use case itself. */
const asked = ["features/accounts", "platform/mail"];

it("every table that points at people belongs to a feature that hears when an account is deleted", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(db);
  const tables = rows.map(({ name }) => name);
  expect(tables).toContain("applications");
  const hearing = [...asked, ...extensions.featuresAt(accountDeletion).map((name) => `features/${name}`)];
  const reached = hearing.flatMap((owner) => tableOwners[owner] ?? []);
  expect(tables.filter((table) => !reached.includes(table))).toEqual([]);
});

it("what is shared is locked in the order in which everybody locks it", () => {
  const kinds = extensions.of(accountDeletion).flatMap(({ locks }) => locks?.kind ?? []);
  expect(kinds).toEqual(["organization", "event", "help_article"]);
});
