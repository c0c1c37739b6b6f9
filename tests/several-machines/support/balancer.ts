import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const checkMs = 50;

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/**
 * A plain balancer as they all are: asks every process for its readiness, takes the ready ones in turns over kept
 * connections, tells them the caller's address, and tries another one only where a process could not be connected to.
 */
export async function startBalancer(targets: string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let isOver = false;
  const watching = targets.map(async (target) => {
    while (!isOver) {
      if (await isReady(target)) ready.add(target);
      else ready.delete(target);
      await sleep(checkMs);
    }
  });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const order = targets.filter((target) => ready.has(target));
    turn += 1;
    forward(incoming, outgoing, agent, [...order.slice(turn % order.length || 0), ...order]);
  });
  // A client may send on an idle connection in the moment in which it is closed: its request would fail, and not by our fault.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  while (ready.size < targets.length) await sleep(checkMs);
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    stop: async () => {
      isOver = true;
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  agent: Agent,
  [target, ...others]: string[],
): void {
  if (!target) {
    outgoing.writeHead(503).end();
    return;
  }
  const { method, url, headers, socket } = incoming;
  const passed = { ...headers, "x-forwarded-for": socket.remoteAddress ?? "" };
  const onward = request(`${target}${url}`, { method, headers: passed, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once("error", () => outgoing.destroy());
  });
  onward.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED") forward(incoming, outgoing, agent, others);
    else if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  // Sent once connected, so that a body is still whole for the next target.
  onward.once("socket", (connection) => {
    const send = () => incoming.pipe(onward);
    if (connection.connecting) connection.once("connect", send);
    else send();
  });
}

function isReady(target: string): Promise<boolean> {
  return fetch(`${target}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
