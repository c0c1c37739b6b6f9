import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, expect, it } from "vitest";
import { sendMessage } from "./send-message.server.ts";

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as { port: number }).port;
}

const strict = { webhookPrivateNetworks: false };
const loose = { webhookPrivateNetworks: true };
const at =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const send = (url: string, options: Partial<Parameters<typeof sendMessage>[3]> = {}) =>
  sendMessage(url, "{}", { "webhook-id": "msg_1" }, { settings: loose, within: 1000, ...options });

it("posts the body with its headers, and tells the status", async () => {
  const seen: unknown[] = [];
  const port = await listen((request, response) => {
    request.on("data", (chunk) => seen.push(request.method, request.headers["webhook-id"], String(chunk)));
    request.on("end", () => response.writeHead(202).end("thanks"));
  });
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 202, problem: null });
  expect(seen).toEqual(["POST", "msg_1", "{}"]);
});

it("does not follow a redirect", async () => {
  let asked = 0;
  const port = await listen((_, response) => {
    asked += 1;
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 302, problem: null });
  expect(asked).toBe(1);
});

it("connects to nothing private: the connection's own look-up decides, whatever an earlier one said", async () => {
  let asked = 0;
  const port = await listen((_, response) => {
    asked += 1;
    response.end();
  });
  // Checked a moment ago, and public then.
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "169.254.169.254"]) {
    const result = await send(`https://hook.example:${port}/`, { settings: strict, resolve: at(address) });
    expect(result, address).toEqual({ status: null, problem: "not_public" });
  }
  const mixed = at("93.184.215.14", "127.0.0.1");
  expect((await send(`https://hook.example:${port}/`, { settings: strict, resolve: mixed })).problem).toBe(
    "not_public",
  );
  for (const literal of ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433"])
    expect((await send(`https://${literal}:${port}/`, { settings: strict })).problem).toBe("not_public");
  expect((await send(`http://hook.example:${port}/`, { settings: strict })).problem).toBe("not_public");
  expect(asked).toBe(0);
});

it("a name leads where the look-up says, and the server is asked by its name", async () => {
  let host = "";
  const port = await listen((request, response) => {
    host = request.headers.host ?? "";
    response.end();
  });
  const result = await send(`http://hook.example:${port}/`, { resolve: at("127.0.0.1") });
  expect([result.status, host]).toEqual([200, `hook.example:${port}`]);
  const none = async () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
  expect((await send("http://hook.example/", { resolve: none })).problem).toBe("not_found");
});

it("an answer without an end is cut after 64 KB, and its status counts", async () => {
  let sent = 0;
  const port = await listen((_, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && sent < 50_000_000) {
        sent += 16_384;
        if (!response.write("x".repeat(16_384))) return response.once("drain", more);
      }
      return undefined;
    };
    more();
  });
  expect(await send(`http://127.0.0.1:${port}/`, { within: 5000 })).toEqual({ status: 200, problem: null });
  expect(sent).toBeLessThan(20_000_000);
});

it("who answers drop by drop, or not at all, has not answered", async () => {
  const drip = await listen((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("."), 50);
    response.on("close", () => clearInterval(timer));
  });
  const silent = await listen(() => {});
  for (const port of [drip, silent]) {
    const began = performance.now();
    expect(await send(`http://127.0.0.1:${port}/`, { within: 400 })).toEqual({
      status: null,
      problem: "timeout",
    });
    expect(performance.now() - began).toBeLessThan(1500);
  }
});

it("a server that is not there, or speaks no TLS, is told apart", async () => {
  const port = await listen((_, response) => response.end());
  expect((await send("http://127.0.0.1:1/")).problem).toBe("unreachable");
  expect((await send(`https://127.0.0.1:${port}/`)).problem).toBe("certificate");
});

it("a connection that ends within the answer is one answer, not none and not two", async () => {
  const port = await listen((_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("x");
    setTimeout(() => response.destroy(), 20);
  });
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 200, problem: null });
});
