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

type Send = (url: string, init?: RequestInit) => Promise<Answered>;

/** Asks from a thread of its own, for tests that measure what answering costs. For the top of a test file. */
export function askFromThread(): Send {
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

/** `ask("GET /api/v1/events")` of a server: throws where nothing or a fault of the server is answered; a refusal will do. */
export function succeedingCalls(send: Send, url: string) {
  return async (call: string, as: Record<string, string> = {}, body?: object): Promise<void> => {
    const [method = "GET", path] = call.split(" ");
    const headers = { "user-locale": "en", "content-type": "application/json", ...as };
    const sent = body && { body: JSON.stringify(body) };
    const { status, text } = await send(`${url}${path}`, { method, headers, ...sent });
    if (status === 0 || status >= 500) throw new Error(`${call}: ${status} ${text}`);
  };
}
