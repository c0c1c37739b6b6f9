import { createWriteStream, existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg, { type Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { StoredImages } from "../images.ts";
import { OperatorError } from "../operator-error.ts";
import { endOfRows, type Head } from "./backup-file.ts";
import { listSequences, listTables } from "./tables.ts";

/** Writes everything as of one moment into a new file, while the program goes on. The file holds people's data. */
export async function writeBackup(
  url: string,
  file: string,
  images: StoredImages | null,
  now: Date,
): Promise<void> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already: name a new file.`);
  const client = new pg.Client({
    connectionString: url,
    application_name: "tsudoi backup",
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  const part = `${file}.part`;
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await pipeline(
      Readable.from(contents(client, images, now)),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
    await client.end();
  }
}

async function* contents(
  client: Client,
  images: StoredImages | null,
  now: Date,
): AsyncGenerator<string | Buffer> {
  const { rows } = await client.query<{ name: string }>("select name from migrations order by name");
  const migrations = rows.map(({ name }) => name);
  yield line({ format: "tsudoi backup 1", madeAt: now.toISOString(), migrations } satisfies Head);
  for (const table of await listTables(client)) {
    yield line({ table });
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
    const copy = `copy (select ${columns} from ${pg.escapeIdentifier(table.name)}) to stdout`;
    yield* client.query(copyTo(copy)) as AsyncIterable<Buffer>;
    yield `${endOfRows}\n`;
  }
  if (images) {
    for await (const image of images.names()) {
      const bytes = await readFile(images.pathOf(image)).catch(() => null);
      if (bytes) yield line({ image, bytes: bytes.toString("base64") });
    }
  }
  yield line({ sequences: await listSequences(client) });
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
