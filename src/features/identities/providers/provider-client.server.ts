import { createHmac, timingSafeEqual } from "node:crypto";
import type * as OpenidClient from "openid-client";
import type { OidcProvider } from "../../../platform/env/oidc-providers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hourMs } from "../../../shared/time/milliseconds.ts";

type Client = typeof OpenidClient;
type Configuration = OpenidClient.Configuration;

/** `openid-client`, fetched with the first log-in through a provider: who sets none pays nothing for it. */
export const loadClient = (): Promise<Client> => import("openid-client");

/** How long each answer of a provider is waited for. */
const timeoutSeconds = 5;
/** By so much clocks of universities' servers may be wrong. */
const toleranceSeconds = 60;
/** After that a provider is asked again what it can do; its keys are asked for whenever one is missing. */
const freshMs = hourMs;
/** For so long nobody waits again for a provider that did not answer. */
const awayMs = 5_000;

const known = new Map<string, { found: Promise<Configuration>; at: number }>();

/**
 * What a provider says of itself. It is asked once, and every hour beside what is under way: while it does not answer, what it said
 * before counts.
 * @throws where it cannot be reached, or is none
 */
export function configurationOf(
  { log }: Pick<Platform, "log">,
  provider: OidcProvider,
): Promise<Configuration> {
  const key = JSON.stringify(provider);
  const before = known.get(key);
  if (!before) return ask(key, provider);
  if (performance.now() - before.at > freshMs) {
    before.at = performance.now();
    discover(provider).then(
      (found) => known.set(key, { found: Promise.resolve(found), at: performance.now() }),
      (error) => log.warn({ err: error, provider: provider.id }, "a provider did not say what it can do"),
    );
  }
  return before.found;
}

function ask(key: string, provider: OidcProvider): Promise<Configuration> {
  const found = discover(provider);
  known.set(key, { found, at: performance.now() });
  found.catch(() => setTimeout(() => known.delete(key), awayMs).unref());
  return found;
}

/** LINE signs with the secret that it shares with us, and takes that in the body alone. */
const signsBySecret = (issuer: string) => issuer === "https://access.line.me";

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const client = await loadClient();
  return client.discovery(
    new URL(issuer),
    clientId,
    {
      ...(signsBySecret(issuer) && { id_token_signed_response_alg: "HS256" }),
      [client.clockTolerance]: toleranceSeconds,
    },
    showSecret(client, clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [
        ...(issuer.startsWith("http:") ? [client.allowInsecureRequests] : []),
        ...(signsBySecret(issuer) ? [] : [client.enableNonRepudiationChecks]),
      ],
    },
  );
}

/**
 * The signature of a provider that signs with the shared secret, which `openid-client` leaves unread: of HS256, the one way that it takes
 * from such a provider. Others' signatures it has checked by their keys.
 * @throws `ClientError` where it is not by that secret
 */
export async function requireSharedSignature(
  { issuer, clientSecret }: OidcProvider,
  idToken: string,
): Promise<void> {
  if (!signsBySecret(issuer)) return;
  const [header, claims, signature = ""] = idToken.split(".");
  const right = createHmac("sha256", clientSecret).update(`${header}.${claims}`).digest();
  const shown = Buffer.from(signature, "base64url");
  if (shown.length === right.length && timingSafeEqual(shown, right)) return;
  const { ClientError } = await loadClient();
  throw new ClientError("the ID token is not signed by the shared secret");
}

/** In the header, as providers take it unless they say otherwise. */
function showSecret(client: Client, secret: string): OpenidClient.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...request) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isInBody = signsBySecret(server.issuer) || !taken.includes("client_secret_basic");
    return (isInBody ? inBody : inHeader)(server, ...request);
  };
}
