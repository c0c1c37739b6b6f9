import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { generateSchemaTypes, listEventColumns } from "../../../tests/support/schema-types.ts";

const { db } = await testDatabase();

test("the committed types are those of the migrated schema (npm run db:types writes them)", async () => {
  await expect(await generateSchemaTypes(db)).toMatchFileSnapshot("./generated/schema.ts");
});

test("the committed columns of events are those of the migrated schema", async () => {
  await expect(await listEventColumns(db)).toMatchFileSnapshot("./generated/event-columns.ts");
});
