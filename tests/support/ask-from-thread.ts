import { Worker } from "node:worker_threads";
import { afterAll } from "vitest";

interface Answered {
  status: number;
  /** Of what came over the wire, unpacked. */
  bytes: number;
  text: string;
}

/** So that asking, unpacking and reading take nothing of the thread that answers. */
const program = `
const { parentPort } = require("node:worker_threads");
parentPort.on("message", async ({ id, url, init }) => {
  try {
    const response = await fetch(url, init);
    const body = Buffer.from(await response.arrayBuffer());
    const text = response.ok ? "" : body.toString().slice(0, 300);
    parentPort.postMessage({ id, status: response.status, bytes: body.length, text });
  } catch (error) {
    parentPort.postMessage({ id, status: 0, bytes: 0, text: String(error.cause ?? error) });
  }
});`;

/** Asks from a thread of its own, for tests that measure what answering costs. For the top of a test file. */
export function askFromThread(): (url: string, init?: RequestInit) => Promise<Answered> {
  const worker = new Worker(program, { eval: true });
  const waiting = new Map<number, (answered: Answered) => void>();
  let asked = 0;
  worker.on("message", ({ id, ...answered }: Answered & { id: number }) => {
    waiting.get(id)?.(answered);
    waiting.delete(id);
  });
  afterAll(() => worker.terminate());
  return (url, init) => {
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ id, url, init });
    });
  };
}
