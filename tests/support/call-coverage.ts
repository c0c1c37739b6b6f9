import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../test-results/made-calls");

const recorded = new Set<string>();

/** Remembers a request that a test made, for the check that no call goes untested. */
export function recordCall(method: string, path: string, status: number): void {
  const line = `${method} ${path.split("?")[0]} ${status}\n`;
  if (recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(join(folder, `${process.pid}.txt`), line);
}

export function resetCallCoverage(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The calls that no test has seen succeed. */
export function untestedCalls(names: string[]): string[] {
  const made = existsSync(folder)
    ? readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").trim().split("\n"))
    : [];
  const succeeded = made
    .map((line) => /^(\S+) (.*?)\/? (\d+)$/.exec(line))
    .filter((match) => match && Number(match[3]) < 400)
    .map((match) => `${match?.[1]} ${match?.[2]}`);
  const lines = new Set(succeeded);
  return names.filter((name) => {
    const literal = !name.includes("{");
    const pattern = new RegExp(`^${name.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return literal ? !lines.has(name.replace(/\/$/, "")) : ![...lines].some((line) => pattern.test(line));
  });
}
