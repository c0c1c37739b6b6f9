import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { ExportPart } from "../contents/export-part.server.ts";

const rowsAtOnce = 500;

/** The text of a part's file, a JSON array of rows, some rows at a time. */
export async function* readPart(tx: Tx, part: ExportPart, userId: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  for await (const row of readRows(tx, part, userId)) {
    yield encoder.encode(`${isFirst ? "[\n" : ",\n"}${asJson(row)}`);
    isFirst = false;
  }
  yield encoder.encode(isFirst ? "[]\n" : "\n]\n");
}

type Row = Record<string, unknown>;

async function* readRows(tx: Tx, part: ExportPart, userId: number): AsyncGenerator<Row> {
  await sql`declare exported cursor for ${part.select(userId)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from exported`.execute(tx);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close exported`.execute(tx);
}

const asJson = (row: Row) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, value instanceof Date ? toWireTime(value) : value]),
    ),
  );
