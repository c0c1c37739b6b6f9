// Loaded into the program by --import: writes every statement that it sends to PostgreSQL into RECORD_STATEMENTS, with the
// moments in milliseconds at which it was sent and answered.
import { appendFileSync } from "node:fs";
import pg from "pg";

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (statement, ...rest) {
  const text = typeof statement === "string" ? statement : statement.text;
  const sent = performance.now();
  const answered = query.call(this, statement, ...rest);
  answered?.then?.(
    () => note({ text, sent, answered: performance.now() }),
    () => {},
  );
  return answered;
};

function note(statement) {
  appendFileSync(process.env.RECORD_STATEMENTS, `${JSON.stringify(statement)}\n`);
}
