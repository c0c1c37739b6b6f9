import { connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** A line to a server that can be cut and mended; cut, it takes nobody. */
export async function startLine(target: string) {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const own = (line.address() as { port: number }).port;
  afterAll(() => {
    for (const end of ends) end.destroy();
    line.close();
  });
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(own);
  return {
    url: url.href.replace(/\/$/, ""),
    cut() {
      isCut = true;
      for (const end of ends) end.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}
