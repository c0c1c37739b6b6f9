import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider from "oidc-provider";

/** What a provider knows of somebody, as claims of OpenID Connect, by the subject. */
type People = Map<string, Record<string, unknown>>;

export interface RealProvider {
  issuer: string;
  people: People;
  /** From now on it answers, and leads back to these callbacks of the site alone. */
  serve(redirectUris: string[]): void;
  /** Settings of the program that name it. */
  env(id?: string): Record<string, string>;
  close(): Promise<void>;
}

const client = { id: "tsudoi", secret: "shared-with-the-site" };

/**
 * `oidc-provider` on a free port of this machine. Its own log-in is a form in which one tells who one is, or says no.
 * Somebody whom `people` does not have is Aoi Sato, with the address that they tell as who they are.
 * @param redirectUris as `serve` takes them; without them it is to be called
 */
export async function startRealProvider(redirectUris?: string[]): Promise<RealProvider> {
  const people: People = new Map();
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const serve = (uris: string[]) => {
    const provider = makeProvider(issuer, uris, people);
    const callback = provider.callback();
    answer = (request, response) =>
      request.url?.startsWith("/who/")
        ? void askWho(provider, request, response)
        : callback(request, response);
  };
  if (redirectUris) serve(redirectUris);
  return {
    issuer,
    people,
    serve,
    env: (id = "kyoto") => envOf(id, issuer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const claimsOf = (people: People, subject: string) =>
  people.get(subject) ?? { email: subject, email_verified: true, given_name: "Aoi", family_name: "Sato" };

type Asked = { oidc: { client: { clientId: string }; session: { accountId: string } } };

function makeProvider(issuer: string, redirectUris: string[], people: People): Provider {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const hours = () => 60 * 60;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: redirectUris }],
    claims: { email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    cookies: { keys: ["of-the-tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/who/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    pkce: { required: () => true },
    ttl: { AccessToken: hours, Grant: hours, IdToken: hours, Interaction: hours, Session: hours },
    findAccount: (_: unknown, subject: string) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...claimsOf(people, subject) }),
    }),
    // Nobody is asked once more whether the site may know what it asks for.
    loadExistingGrant: async ({ oidc: { client: site, session } }: Asked) => {
      const grant = new provider.Grant({ clientId: site.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/** The provider's own log-in. */
async function askWho(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html; charset=utf-8");
    return response.end(page);
  }
  const login = new URLSearchParams(await text(request)).get("login");
  const refusal = { error: "access_denied" };
  await provider.interactionFinished(request, response, login ? { login: { accountId: login } } : refusal);
}

/** Settings of the program that name a provider. */
export function envOf(id: string, issuer: string): Record<string, string> {
  const prefix = `OIDC_${id.toUpperCase()}_`;
  return {
    [`${prefix}ISSUER`]: issuer,
    [`${prefix}CLIENT_ID`]: client.id,
    [`${prefix}CLIENT_SECRET`]: client.secret,
    [`${prefix}LABEL_JA`]: `${id}アカウント`,
    [`${prefix}LABEL_EN`]: `${id} account`,
  };
}

const page = `<!doctype html><html lang="en"><title>Provider</title><main><h1>Who are you?</h1>
<form method="post"><label>Name <input name="login"></label> <button>Go on</button></form>
<form method="post"><button>No</button></form></main></html>`;
