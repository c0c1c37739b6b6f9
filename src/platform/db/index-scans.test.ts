import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Executor } from "./client.server.ts";
import { withoutSequentialScans } from "./index-scans.server.ts";

const { db } = await testDatabase();

const setting = async (executor: Executor) =>
  (await sql<{ value: string }>`select current_setting('enable_seqscan') as value`.execute(executor)).rows[0]
    ?.value;

test("sequential scans are off for what is read, and for nothing after it", async () => {
  await db.connection().execute(async (connection) => {
    expect(await withoutSequentialScans(connection, setting)).toBe("off");
    expect(await setting(connection)).toBe("on");
    const failing = withoutSequentialScans(connection, (tx) => sql`select 1 / 0`.execute(tx));
    await expect(failing).rejects.toThrow(/division by zero/);
    expect(await setting(connection)).toBe("on");
  });
  await db.transaction().execute(async (tx) => {
    expect(await withoutSequentialScans(tx, setting)).toBe("off");
    expect(await setting(tx)).toBe("on");
  });
});
