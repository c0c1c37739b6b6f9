import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../platform/log/log.server.ts";

/** Message to a web process from the one that has started it. */
export interface WebProcessOrders {
  databaseUrl: string;
  /** From 1; a process that takes the place of a dead one gets its number. */
  number: number;
}

/** A web process ended before it served. Its message says why, where the process knew. */
export class WebProcessFailure extends Error {}

/** In milliseconds. */
const pauses = { first: 100, longest: 30_000, forgottenAfter: 60_000 };

export interface WebProcesses {
  /** Tells all to end: they drain and finish what is under way. */
  leave(): void;
  /** Until the last has ended. */
  stop(): Promise<void>;
}

/**
 * Starts processes that serve one port together; the connections are dealt out among them in turns. A process that ends is
 * started again after a pause, which grows while it does not live long. When this process is killed they end by themselves.
 * Throws `WebProcessFailure` where the first does not come up.
 * @param onRestart hears of each process that is started again
 */
export async function superviseWebProcesses(
  count: number,
  databaseUrl: string,
  log: Log,
  onRestart: () => void,
): Promise<WebProcesses> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const start = (number: number) => {
    const worker = cluster.fork();
    closeWhatItLeaves(worker);
    worker.send({ databaseUrl, number } satisfies WebProcessOrders);
    return { worker, exited: once(worker, "exit") as Promise<[number | null, string | null]> };
  };
  const keepRunning = async (number: number, first = start(number)) => {
    let { worker, exited } = first;
    let pause = pauses.first;
    for (;;) {
      const began = performance.now();
      const [code, endedBy] = await exited;
      if (signal.aborted) return;
      if (performance.now() - began > pauses.forgottenAfter) pause = pauses.first;
      const ended = { webProcess: worker.process.pid, code, signal: endedBy };
      log.error(ended, `A web process has ended; another takes its place in ${pause} ms`);
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      pause = Math.min(pause * 2, pauses.longest);
      ({ worker, exited } = start(number));
      onRestart();
    }
  };
  const first = start(1);
  await untilListening(first.worker);
  const running = [keepRunning(1, first)];
  for (let number = 2; number <= count; number += 1) running.push(keepRunning(number));
  const leave = () => {
    stopping.abort();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  return {
    leave,
    stop: async () => {
      if (!signal.aborted) leave();
      await Promise.all(running);
    },
  };
}

/**
 * Node forgets a connection that it has handed to a process which dies before it has taken it: the visitor would wait for ever.
 * There is one at a time, the last that was sent; closing one that was taken does nothing.
 */
function closeWhatItLeaves(worker: Worker): void {
  const channel = worker.process as unknown as { send(message: unknown, ...rest: unknown[]): boolean };
  const send = channel.send.bind(channel);
  let handedOver: { close?(): void } | undefined;
  channel.send = (message, ...rest) => {
    const [handle] = rest;
    if (handle && typeof handle === "object") handedOver = handle;
    return send(message, ...rest);
  };
  // One that leaves in good order has given back what it did not take.
  worker.once("exit", () => worker.exitedAfterDisconnect || handedOver?.close?.());
}

function untilListening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    let reason: string | undefined;
    worker.on("message", (message: { failure?: string }) => {
      reason = message.failure ?? reason;
    });
    worker.once("listening", () => resolve());
    worker.once("exit", (code, endedBy) =>
      reject(
        new WebProcessFailure(
          reason ??
            `A web process ended at its start (${endedBy ?? `code ${code}`}): the lines before say why.`,
        ),
      ),
    );
  });
}
