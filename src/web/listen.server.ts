import { createServer, type RequestListener } from "node:http";

/** How long requests that are under way at the end may take. */
export const secondsToFinish = 10;

/** In milliseconds. */
const patience = {
  // A client that takes longer holds a connection to no purpose; a picture over a poor line does not.
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  // Longer than any common balancer keeps its own end (Caddy: two minutes): closed from here first, a connection may be
  // chosen for a request at the same moment, which is then lost.
  keepAliveTimeout: 150_000,
  connectionsCheckingInterval: 5_000,
};

export interface Listening {
  /** Asks whoever is connected to come back over a new connection, which a balancer makes to another process. */
  leave(): void;
  /** Lets what is under way finish. */
  stop(): Promise<void>;
}

export async function listen(answer: RequestListener, host: string, port: number): Promise<Listening> {
  let isLeaving = false;
  const server = createServer(patience, (request, response) => {
    if (isLeaving) response.shouldKeepAlive = false;
    answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    leave: () => {
      isLeaving = true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), secondsToFinish * 1000).unref();
      }),
  };
}
