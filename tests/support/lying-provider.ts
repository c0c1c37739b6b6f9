import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a provider that may do anything answers; what is left out is as it should be. */
export interface Lies {
  /** Milliseconds before each answer. */
  delay?: number;
  status?: number;
  claims?: Record<string, unknown>;
  discovery?: Record<string, unknown>;
  /** Signs by a key that it does not publish, or another secret. */
  isForged?: boolean;
  /** Signs in another way than its own; by `none` not at all. */
  alg?: "RS256" | "HS256" | "none";
  /** No ID token at all. */
  hasNoToken?: boolean;
  /** What stands in the address beside the code. */
  answer?: Record<string, string>;
}

const key = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * A provider that says whatever a test wants it to say; for everything that a real one does not do.
 * @param as the name of another issuer, and the secret by which that signs, where the test leads requests for it to `address`
 */
export async function startLyingProvider(as?: { issuer: string; secret: string }) {
  const [published, hidden] = [key(), key()];
  const publicText = published.publicKey.export({ type: "spki", format: "pem" });
  const lies: Lies = {};
  let nonce = "";
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    if (lies.delay) await new Promise((resolve) => setTimeout(resolve, lies.delay));
    if (lies.status) return void response.writeHead(lies.status).end("away");
    reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const issuer = as?.issuer ?? address;
  const json = (response: ServerResponse, body: unknown) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  const token = () => {
    const now = Math.floor(Date.now() / 1000);
    const own = { iss: issuer, aud: "tsudoi", sub: "liar", iat: now, exp: now + 600, nonce };
    const alg = lies.alg ?? (as ? "HS256" : "RS256");
    const text = `${encoded({ alg, kid: "1" })}.${encoded({ ...own, ...lies.claims })}`;
    return `${text}.${signatures[alg](text)}`;
  };
  const signatures = {
    RS256: (text: string) =>
      createSign("sha256")
        .update(text)
        .sign((lies.isForged ? hidden : published).privateKey, "base64url"),
    // Without a secret of its own by what everybody may read: its public key.
    HS256: (text: string) =>
      createHmac("sha256", lies.isForged ? "made-up" : (as?.secret ?? publicText))
        .update(text)
        .digest("base64url"),
    none: () => "",
  };
  const reply = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "", issuer);
    if (url.pathname === "/.well-known/openid-configuration") {
      const paths = { authorization_endpoint: "/in", token_endpoint: "/token", jwks_uri: "/keys" };
      const found = Object.entries(paths).map(([name, path]) => [name, issuer + path]);
      return json(response, { issuer, ...Object.fromEntries(found), ...lies.discovery });
    }
    if (url.pathname === "/keys") {
      const jwk = published.publicKey.export({ format: "jwk" });
      return json(response, { keys: [{ ...jwk, kid: "1", use: "sig", alg: "RS256" }] });
    }
    if (url.pathname === "/token") {
      const id_token = lies.hasNoToken ? {} : { id_token: token() };
      return json(response, { access_token: "a", token_type: "Bearer", ...id_token });
    }
    nonce = url.searchParams.get("nonce") ?? "";
    const back = new URL(url.searchParams.get("redirect_uri") ?? "");
    const answer = { code: "c", state: url.searchParams.get("state") ?? "", ...lies.answer };
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    return response.writeHead(302, { location: back.href }).end();
  };
  return {
    issuer,
    address,
    lies,
    /** How many requests have come. */
    asked: () => asked,
    tell(next: Lies) {
      for (const name of Object.keys(lies)) delete lies[name as keyof Lies];
      Object.assign(lies, next);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
