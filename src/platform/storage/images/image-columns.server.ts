import { type RawBuilder, sql } from "kysely";
import type { ImagePurpose } from "../../../shared/image-sizes.ts";
import { ExtensionPoint, type Extensions } from "../../extensions.ts";

/** Columns in which a feature's tables keep stored images. An image that stands in none of them is removed after a day. */
export type ImageColumns = Partial<Record<ImagePurpose, readonly { table: string; column: string }[]>>;

export const imageColumns = new ExtensionPoint<ImageColumns>("columns that keep images");

/** Columns in which a feature's tables keep the names of files that are handed out as they came; others are removed after a day. */
export interface FileColumn {
  table: string;
  column: string;
}

export const fileColumns = new ExtensionPoint<FileColumn>("columns that keep files");

/** A query with the column `stored`: the names of the files that tables keep. */
export function selectStoredFiles(extensions: Extensions): RawBuilder<unknown> {
  const queries = extensions
    .of(fileColumns)
    .map(({ table, column }) => sql`select ${sql.ref(column)} as stored from ${sql.table(table)}`);
  if (queries.length === 0) throw new Error("no table keeps files");
  return sql.join(queries, sql` union all `);
}

/** A query with the column `stored`: the images that a column keeps, or all where no purpose is given. */
export function selectStoredImages(extensions: Extensions, purpose?: ImagePurpose): RawBuilder<unknown> {
  const columns = extensions.of(imageColumns).flatMap((byPurpose) => Object.entries(byPurpose));
  const queries = columns
    .filter(([name]) => purpose === undefined || name === purpose)
    .flatMap(([, all]) => all)
    .map(({ table, column }) => sql`select ${sql.ref(column)} as stored from ${sql.table(table)}`);
  if (queries.length === 0) throw new Error(`no table keeps images for ${purpose}`);
  return sql.join(queries, sql` union all `);
}
