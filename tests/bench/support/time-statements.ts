import { readFileSync, writeFileSync } from "node:fs";
import { startSite } from "./processes.ts";

interface Statement {
  text: string;
  /** In milliseconds, from the start of the program. */
  sent: number;
  answered: number;
}

/** The statement from which on an application holds its event. */
const holdsEvent = /for no key update|write_applications/i;

/**
 * Sends requests to the program, one after the other; tells how many statements each took, and for how long its event was
 * held: until the commit, or until the statement's own end where it is a transaction of its own. Medians.
 */
export async function timeStatements(
  settings: NodeJS.ProcessEnv,
  file: string,
  requests: number,
  next: () => { path: string; headers: Record<string, string>; body: string },
): Promise<{ statements: number; heldMs: number }> {
  const site = await startSite({
    ...settings,
    NODE_OPTIONS: "--import=./tests/bench/support/record-statements.mjs",
    RECORD_STATEMENTS: file,
  });
  const measured: { statements: number; heldMs: number }[] = [];
  for (let count = 0; count < requests; count += 1) {
    writeFileSync(file, "");
    const { path, ...request } = next();
    const answer = await fetch(site.url + path, { method: "POST", ...request });
    if (!answer.ok) throw new Error(`an application was refused: ${await answer.text()}`);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    measured.push(summarize(lines.map((line) => JSON.parse(line) as Statement)));
  }
  await site.stop();
  return {
    statements: median(measured.map(({ statements }) => statements)),
    heldMs: median(measured.map(({ heldMs }) => heldMs)),
  };
}

function summarize(statements: Statement[]) {
  const from = statements.find(({ text }) => holdsEvent.test(text));
  if (!from) throw new Error("no statement held the event");
  const isInTransaction = statements.some(({ text }) => text === "begin");
  const to = isInTransaction ? statements.find(({ text }) => text === "commit") : from;
  return { statements: statements.length, heldMs: (to ?? from).answered - from.sent };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
