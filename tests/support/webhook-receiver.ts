import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { afterAll } from "vitest";

interface Received {
  id: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that takes webhooks, as somebody else runs it; what it answers can be set. */
export async function startReceiver() {
  const received: Received[] = [];
  const receiver = {
    url: "",
    received,
    answer: (_message: Received, response: ServerResponse): unknown => response.writeHead(204).end(),
    /** As a receiver verifies it, with the secret as it was shown. */
    isSigned: ({ headers, body, id }: Received, secret: string) => {
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      const signed = `${id}.${headers["webhook-timestamp"]}.${body}`;
      const signature = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
      return String(headers["webhook-signature"]).split(" ").includes(signature);
    },
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const { headers, url = "" } = request;
      const message = { id: String(headers["webhook-id"]), path: url, headers, body };
      received.push(message);
      receiver.answer(message, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
