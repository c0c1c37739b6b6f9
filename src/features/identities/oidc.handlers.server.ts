import { handler } from "../../platform/http/handler.server.ts";
import { privateRedirect } from "../../platform/http/replies/private-redirect.server.ts";
import { type RequestContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { securityLogOf } from "../../platform/log/security-log.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { bareLanguage, readLanguage } from "../../shared/languages/languages.ts";
import { nameIn } from "../../shared/languages/name-in.ts";
import { safeRedirectPath, withRedirectTo } from "../../shared/safe-redirect-path.ts";
import {
  beginAccount,
  deviceOf,
  findCurrentUser,
  logProof,
  presentAuthUser,
  presentSignUpError,
  sendSession,
} from "../accounts/accounts.server.ts";
import { beginFlow } from "./flows/begin-flow.server.ts";
import { browserOf, rememberBrowser } from "./flows/browser-cookie.server.ts";
import { type FinishedFlow, finishFlow } from "./flows/finish-flow.server.ts";
import { isFromOwnPage } from "./flows/is-from-own-page.server.ts";
import { identityContracts as contracts, type TradedTicket } from "./identities.contract.ts";
import { LogInFailure } from "./log-in-failure.ts";
import { isBesidePage } from "./page-beside.ts";
import { findProvider, listProviders, nameOfProvider } from "./providers/list-providers.ts";
import { requireSameOrigin } from "./require-same-origin.server.ts";
import { signUpByTicket } from "./tickets/sign-up-by-ticket.server.ts";
import type { Ticket } from "./tickets/ticket-rows.server.ts";
import { type Traded, tradeTicket } from "./tickets/trade-ticket.server.ts";
import { proveUniversity } from "./university-proofs.server.ts";

export const listProvidersHandler = handler(contracts["GET /auth/oidc"], ({ platform, language }) =>
  listProviders(platform, language),
);

export const beginLogInHandler = handler(
  contracts["GET /auth/oidc/{provider}"],
  async (context, { params, query }) => {
    const { platform, request, address: source } = context;
    const redirectTo = safeRedirectPath(query.redirect_to ?? null);
    // A provider that asks nothing would log its person in for another site, without a press.
    if (!isFromOwnPage(request, platform.settings.publicUrl))
      return privateRedirect(logInPage(platform, redirectTo));
    const provider = findProvider(platform, params.provider);
    try {
      if (!provider) throw new LogInFailure("unknown_provider");
      const { browser, cookie } = rememberBrowser(request, platform.settings.publicUrl);
      const language = bareLanguage(readLanguage(query.lang) ?? context.language);
      const url = await beginFlow(platform, {
        provider,
        browser,
        redirectTo,
        language,
        source,
        session: null,
      });
      return privateRedirect(url, { "set-cookie": cookie });
    } catch (error) {
      if (!(error instanceof LogInFailure)) throw error;
      return privateRedirect(failedLogIn(platform, error, redirectTo));
    }
  },
);

export const finishLogInHandler = handler(
  contracts["GET /auth/oidc/{provider}/callback"],
  async ({ platform, request }, { params }) => {
    const { publicUrl } = platform.settings;
    const finished = await finishFlow(platform, {
      providerId: params.provider,
      browser: browserOf(request, publicUrl),
      search: new URL(request.url).search,
    });
    if ("failure" in finished) {
      const again = finished.flow?.sessionId ? true : undefined;
      securityLogOf(platform.log).writeRefusedLogIn({
        way: "provider",
        why: finished.failure.reason,
        again,
      });
    }
    return privateRedirect(addressAfter(platform, finished));
  },
);

/** What is for this browser alone stands behind the `#`: no server, log or referrer gets to see it. */
function addressAfter(platform: Platform, finished: FinishedFlow): string {
  const { publicUrl } = platform.settings;
  if ("ticket" in finished) {
    const page = isBesidePage(finished.redirectTo) ? finished.redirectTo : "/login/provider";
    return `${publicUrl}${page}#ticket=${finished.ticket}`;
  }
  const { failure, flow } = finished;
  const redirectTo = flow?.redirectTo ?? "/";
  if (flow === null || flow.sessionId === null || isBesidePage(redirectTo))
    return failedLogIn(platform, failure, redirectTo);
  return `${publicUrl}/login/provider#${new URLSearchParams({ failed: failure.reason, redirect_to: redirectTo })}`;
}

/** Nobody waits beside it for what another site has begun. */
const logInPage = ({ settings }: Platform, redirectTo: string) =>
  settings.publicUrl + withRedirectTo("/login", isBesidePage(redirectTo) ? "/" : redirectTo);

function failedLogIn({ settings }: Platform, { reason }: LogInFailure, redirectTo: string): string {
  const page = isBesidePage(redirectTo) ? redirectTo : withRedirectTo("/login", redirectTo);
  return `${settings.publicUrl}${page}#failed=${reason}`;
}

export const tradeTicketHandler = handler(
  contracts["POST /auth/oidc/session"],
  async (context, { body: { ticket } }): Promise<TradedTicket> => {
    const { platform, request, session } = context;
    const { frontendOrigins, publicUrl } = platform.settings;
    requireSameOrigin(request, frontendOrigins);
    const browser = browserOf(request, publicUrl);
    const traded = await tradeTicket(platform, { ticket, browser, session, device: deviceOf(context) });
    if (traded.kind === "needs") return presentNeeds(context, traded);
    if (traded.kind === "signed_in") sendSession(context, traded.started);
    else logProof(platform, "provider", sessionOf(context).user.id);
    return goOn(context, traded.ticket, traded.kind);
  },
);

export const signUpByTicketHandler = handler(
  contracts["POST /auth/oidc/sign_up"],
  async (context, { body: { ticket: shown, ...person } }) => {
    const { platform, request } = context;
    const { frontendOrigins, publicUrl } = platform.settings;
    requireSameOrigin(request, frontendOrigins);
    const browser = browserOf(request, publicUrl);
    let used: Ticket | undefined;
    await beginAccount(context, person, async (account) => {
      const { started, ticket } = await signUpByTicket(platform, { account, ticket: shown, browser });
      used = ticket;
      return started;
    });
    return goOn(context, used as Ticket, "signed_in");
  },
  { presentError: presentSignUpError },
);

/** Answers whoever has a session by now, and notes the university that the provider stands for. */
async function goOn(context: RequestContext, ticket: Ticket, outcome: Exclude<Traded["kind"], "needs">) {
  await proveUniversity(context.platform, sessionOf(context).user.id, ticket);
  return { data: presentAuthUser(await findCurrentUser(context)), outcome, redirect_to: ticket.redirectTo };
}

function presentNeeds(
  { platform, language }: RequestContext,
  { needs, next, ticket }: Extract<Traded, { kind: "needs" }>,
): TradedTicket {
  const { person, provider, redirectTo } = ticket;
  const label = nameIn(nameOfProvider(platform, { issuer: person.issuer, provider }), language);
  const common = { ticket: next, label, redirect_to: redirectTo };
  const email = person.email ?? "";
  if (needs === "sign_in") return { ...common, needs, email };
  return {
    ...common,
    needs,
    person: {
      first_name: person.firstName,
      last_name: person.lastName,
      email,
      is_email_verified: person.isEmailVerified,
      university_id: findProvider(platform, provider)?.universityId ?? null,
    },
  };
}
