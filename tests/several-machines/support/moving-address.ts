import { connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** An address of a server that can move to another one, as that of a database does at a failover. */
export async function startMovingAddress(url: string) {
  let target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.once("error", () => other.destroy());
      socket.once("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  afterAll(() => {
    cut();
    server.close();
  });
  const own = new URL(url);
  own.port = String((server.address() as { port: number }).port);
  return {
    url: own.href,
    /** Every connection is cut; new ones lead to the other server. */
    moveTo: (other: string) => {
      target = new URL(other);
      cut();
    },
  };
}
