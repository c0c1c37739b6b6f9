import { createInterface } from "node:readline/promises";
import { OperatorError } from "./operator-error.ts";

/** Goes on only when the operator types `yes`; without a terminal there has to be `--yes`. */
export async function askToGoOn(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new OperatorError(`${question}\nAdd --yes to go on without being asked.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}\nType yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new OperatorError("Nothing was changed.");
}
