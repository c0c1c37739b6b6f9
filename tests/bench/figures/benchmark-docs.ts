import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Table } from "./read-tables.ts";

/** What `docs/benchmarks.json` holds of one part of `npm run bench`. */
export interface BenchmarkPart {
  /** As the bench is called. */
  name: string;
  title: string;
  /** Markdown before the tables: what is measured. */
  about: string;
  tables: Table[];
  /** Markdown after the tables: what the figures mean. */
  notes?: string;
}

export interface Benchmarks {
  about: string;
  parts: BenchmarkPart[];
}

const docs = join(import.meta.dirname, "../../../docs");

export const readBenchmarks = (): Benchmarks =>
  JSON.parse(readFileSync(join(docs, "benchmarks.json"), "utf8"));

/** Writes the figures, and the page that is made from them. */
export function writeBenchmarks(benchmarks: Benchmarks): void {
  writeFileSync(join(docs, "benchmarks.json"), `${JSON.stringify(benchmarks, null, 2)}\n`);
  writeFileSync(join(docs, "benchmarks.md"), benchmarksPage(benchmarks));
}

/** The figures of the last version as a page. */
export function benchmarksPage({ about, parts }: Benchmarks): string {
  const sections = parts.map(({ title, about: what, tables, notes }) =>
    [`## ${title}`, what, ...tables.map(asMarkdown), notes].filter(Boolean).join("\n\n"),
  );
  return `${["# Benchmarks", about, ...sections].join("\n\n")}\n`;
}

function asMarkdown({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = columns.map((_, place) => (place === 0 ? "---" : "---:"));
  return [columns, rule, ...rows].map(line).join("\n");
}
