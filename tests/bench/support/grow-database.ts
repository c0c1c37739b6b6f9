import { print } from "../figures/print.ts";

/** The sizes at which growth is measured. */
export const sizes = [1000, 10_000, 100_000];

/** Milliseconds until the whole answer is here. */
export async function once(url: string, headers: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - began;
}

export function printGrowth(title: string, measured: Map<string, number[]>): void {
  print(`\n## ${title}\n`);
  print(`| what | ${sizes.map((size) => size.toLocaleString("en")).join(" | ")} | largest / smallest |`);
  print(`|---|${sizes.map(() => "--:|").join("")}--:|`);
  for (const [name, values] of measured) {
    const ratio = (values.at(-1) ?? 0) / (values[0] || 1);
    print(`| ${[name, ...values.map((value) => value.toFixed(1)), ratio.toFixed(1)].join(" | ")} |`);
  }
}
