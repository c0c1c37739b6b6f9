import { type RawBuilder, sql } from "kysely";

/** A pattern for `like` that finds the text anywhere; what is a sign of patterns in it stands for itself. */
export const containsSql = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`('%' || regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
