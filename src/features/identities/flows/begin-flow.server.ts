import type { OidcProvider } from "../../../platform/env/oidc-providers.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { askProvider } from "../providers/ask-provider.server.ts";
import { storeFlow } from "./flow-rows.server.ts";

/** A whole campus may stand behind one address. */
const begun = { name: "oidc_flow", max: 4500, seconds: 60 * 60 };

interface Begun {
  provider: OidcProvider;
  /** As `browserOf` gives it. */
  browser: Buffer;
  /** One of our own paths, checked already. */
  redirectTo: string;
  language: Language;
  /** Network address of the caller. */
  source: string;
  /** Whoever is signed in, and whether the provider is to be added to their account or proves that it is still theirs. */
  session: { id: number; addsIdentity: boolean } | null;
}

/**
 * Begins a log-in through a provider.
 * @returns the address at the provider
 * @throws `LogInFailure` where it cannot be reached; `too_many`
 */
export async function beginFlow(platform: Platform, flow: Begun): Promise<string> {
  const { provider, browser, redirectTo, language, source, session } = flow;
  await limitAttempts(platform, begun, source);
  const isProof = session !== null && !session.addsIdentity;
  const { url, secrets } = await askProvider(platform, provider, { language, isProof });
  await storeFlow(platform, {
    provider: provider.id,
    browser,
    redirectTo,
    secrets,
    sessionId: session?.id ?? null,
    addsIdentity: session?.addsIdentity ?? false,
  });
  return url;
}
