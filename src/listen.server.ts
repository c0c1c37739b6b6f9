import { createServer, type RequestListener } from "node:http";

/** How long requests that are under way at the end may take. */
export const secondsToFinish = 10;

export interface Listening {
  /** Lets what is under way finish. */
  stop(): Promise<void>;
}

export async function listen(answer: RequestListener, host: string, port: number): Promise<Listening> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), secondsToFinish * 1000).unref();
      }),
  };
}
