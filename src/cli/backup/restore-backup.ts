import { once } from "node:events";
import { createReadStream } from "node:fs";
import { finished } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg, { type Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { compareSchema, makeSchema } from "../../platform/db/migrating/migrate.server.ts";
import type { StoredImages } from "../images.ts";
import { OperatorError } from "../operator-error.ts";
import {
  endOfRows,
  type Head,
  type ImageLine,
  isHead,
  linesOf,
  type TableLine,
  type Tail,
} from "./backup-file.ts";
import { emptyDatabase, putBackSentMails, rememberSentMails, rememberVersion } from "./empty-database.ts";
import { kyselyOn } from "./kysely-on-client.ts";
import type { Table } from "./tables.ts";

/** Reads the time at which a backup was made. Throws `OperatorError` for what is no backup, or one of another version's schema. */
export async function readHead(file: string): Promise<Head> {
  const lines = linesOf(openBackup(file));
  try {
    const { value } = await lines.next();
    const head = value && parsed(value);
    if (!isHead(head)) throw new OperatorError(`${file} is not a backup of Tsudoi.`);
    const schema = compareSchema(head.migrations);
    if (schema === "newer") {
      throw new OperatorError(`${file} was made by a newer version of Tsudoi: update first.`);
    }
    if (schema === "older") {
      throw new OperatorError(
        `${file} was made by an older version of Tsudoi: restore it with that version, then start this one.`,
      );
    }
    return head;
  } finally {
    await lines.return(undefined);
  }
}

/**
 * Replaces the whole database with a backup, in one transaction: all of it or nothing. Mails that were sent meanwhile stay
 * sent. A program that runs goes on with the restored data.
 */
export async function restoreBackup(url: string, file: string, images: StoredImages | null): Promise<void> {
  await readHead(file);
  const client = new pg.Client({
    connectionString: url,
    application_name: "tsudoi restore",
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => {});
  await client.connect();
  const db = kyselyOn(client);
  try {
    await client.query("begin");
    await rememberSentMails(client);
    const version = await rememberVersion(client);
    await emptyDatabase(client);
    await makeSchema(db);
    await fill(client, file, images);
    await client.query("update public_data_versions set version = $1 where shard = 0", [version + 1]);
    await putBackSentMails(client);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

async function fill(client: Client, file: string, images: StoredImages | null): Promise<void> {
  const lines = linesOf(openBackup(file));
  await lines.next();
  const tables: Table[] = [];
  let tail: Tail | null = null;
  for await (const line of lines) {
    const part = parsed(line) as Partial<TableLine & ImageLine & Tail> | null;
    if (part?.table) {
      await client.query(`alter table ${pg.escapeIdentifier(part.table.name)} disable trigger user`);
      await copyRows(client, part.table, lines);
      tables.push(part.table);
    } else if (part?.image && part.bytes) await images?.put(part.image, Buffer.from(part.bytes, "base64"));
    else if (part?.sequences) tail = { sequences: part.sequences };
  }
  if (!tail) throw new OperatorError(`${file} is not complete. Nothing was changed.`);
  await client.query("set constraints all immediate");
  for (const { name } of tables) {
    await client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`);
  }
  for (const { table, column, lastValue, isCalled } of tail.sequences) {
    await client.query("select setval(pg_get_serial_sequence($1, $2), $3, $4)", [
      pg.escapeIdentifier(table),
      column,
      lastValue,
      isCalled,
    ]);
  }
}

async function copyRows(client: Client, table: Table, lines: AsyncGenerator<Buffer>): Promise<void> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(table.name)} (${columns}) from stdin`));
  const done = finished(copy);
  done.catch(() => {});
  // The library forgets its connection with an error and would go on writing to it.
  copy.once("error", () => copy.destroy());
  const end = Buffer.from("\n");
  // Written once another line follows it: the last row of a file that ends early may be cut.
  let row: Buffer | null = null;
  for (;;) {
    const { value, done: isOver } = await lines.next();
    if (copy.destroyed) break;
    if (isOver) {
      copy.destroy(new OperatorError("The backup is not complete. Nothing was changed."));
      break;
    }
    if (row && !copy.write(Buffer.concat([row, end]))) await Promise.race([once(copy, "drain"), done]);
    if (value.length === 2 && value.toString() === endOfRows) {
      copy.end();
      break;
    }
    row = value;
  }
  await done;
}

function openBackup(file: string): AsyncIterable<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.once("error", (error) => gunzip.destroy(error));
  return source.pipe(gunzip);
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString("utf8"));
  } catch {
    return null;
  }
}
