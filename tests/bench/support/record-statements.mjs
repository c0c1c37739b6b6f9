// Loaded into the program by --import: writes every statement that it sends to PostgreSQL into RECORD_STATEMENTS.
import { appendFileSync } from "node:fs";
import pg from "pg";

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (statement, values, ...rest) {
  const text = typeof statement === "string" ? statement : statement.text;
  const sent = { text, values: Array.isArray(values) ? values : (statement.values ?? []) };
  if (text) appendFileSync(process.env.RECORD_STATEMENTS, `${JSON.stringify(sent)}\n`);
  return query.call(this, statement, values, ...rest);
};
