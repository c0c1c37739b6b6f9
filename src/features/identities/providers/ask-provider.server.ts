import type { OidcProvider } from "../../../platform/env/oidc-providers.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { LogInFailure } from "../log-in-failure.ts";
import { configurationOf, loadClient, requireSharedSignature } from "./provider-client.server.ts";
import { type ProvenPerson, readClaims } from "./read-claims.ts";

/** What a flow keeps to know its provider's answer by. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

const redirectUri = ({ settings }: Pick<Platform, "settings">, { id }: OidcProvider) =>
  `${settings.publicUrl}/api/v1/auth/oidc/${id}/callback`;

interface Asking {
  language: Language;
  /** The provider is to ask its person again, even where it knows them still. */
  isProof: boolean;
}

/**
 * The address at which a provider asks whoever opens it to sign in, and the secrets by which its answer is known.
 * @throws `LogInFailure` where the provider cannot be reached
 */
export async function askProvider(
  platform: Platform,
  provider: OidcProvider,
  { language, isProof }: Asking,
): Promise<{ url: string; secrets: FlowSecrets }> {
  try {
    const client = await loadClient();
    const configuration = await configurationOf(platform, provider);
    const secrets = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(platform, provider),
      scope: "openid email profile",
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
      code_challenge_method: "S256",
      ui_locales: language,
      ...(isProof && { max_age: "0" }),
    });
    return { url: url.href, secrets };
  } catch (error) {
    throw await failureOf(platform, provider, error);
  }
}

/**
 * Who has signed in at the provider, as its answer and what stands behind its code say.
 * @param search of the address that the provider has sent the browser to
 * @param isUnknown of people who are unknown the address and the name are asked for, which some providers tell only when asked once more
 * @throws `LogInFailure` for everything that is not as it was asked for
 */
export async function readAnswer(
  platform: Platform,
  provider: OidcProvider,
  { search, secrets, isUnknown }: { search: string; secrets: FlowSecrets; isUnknown: IsUnknown },
): Promise<ProvenPerson> {
  try {
    const client = await loadClient();
    const configuration = await configurationOf(platform, provider);
    const tokens = await client.authorizationCodeGrant(
      configuration,
      new URL(redirectUri(platform, provider) + search),
      {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
      },
    );
    await requireSharedSignature(provider, tokens.id_token ?? "");
    const claims = tokens.claims();
    // By OpenID Connect neither empty nor longer; what the database cannot hold names nobody.
    if (!claims?.sub || claims.sub.length > 255 || claims.sub.includes("\u0000"))
      throw new LogInFailure("refused");
    const person = readClaims(claims);
    const lacksWords = person.email === null || !person.firstName;
    const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
    if (!lacksWords || !hasMore || !(provider.universityId || (await isUnknown(person)))) return person;
    const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return readClaims({ ...more, ...claims });
  } catch (error) {
    throw await failureOf(platform, provider, error);
  }
}

/** Of people who are known nothing has to be asked but who they are. */
type IsUnknown = (person: ProvenPerson) => Promise<boolean>;

/** Codes of `openid-client` for a provider that is slow, down or between us and something that is. */
const away = ["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"];

/**
 * What the person is told; what the operator needs to know is in the log, without codes and tokens.
 * @returns the error itself where it is none of a provider
 */
async function failureOf({ log }: Platform, { id }: OidcProvider, error: unknown): Promise<unknown> {
  const client = await loadClient();
  const isAnswer =
    error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError;
  const isChallenge = error instanceof client.WWWAuthenticateChallengeError;
  // `fetch` throws a TypeError for what it cannot reach.
  const isLost = error instanceof TypeError;
  if (!isAnswer && !isChallenge && !isLost && !(error instanceof client.ClientError)) return error;
  if (isAnswer && error.error === "access_denied") return new LogInFailure("cancelled");
  const { code, message } = error as Error & { code?: string };
  const said = isAnswer ? error.error : undefined;
  log.warn({ provider: id, code, said, why: message }, "a log-in through a provider failed");
  return new LogInFailure(isLost || away.includes(code ?? "") ? "unreachable" : "refused");
}
