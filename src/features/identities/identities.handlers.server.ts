import { handler } from "../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { AppError, notFound } from "../../shared/app-error.ts";
import { nameIn } from "../../shared/languages/name-in.ts";
import { safeRedirectPath } from "../../shared/safe-redirect-path.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { requireProof } from "../accounts/accounts.server.ts";
import { beginFlow } from "./flows/begin-flow.server.ts";
import { rememberBrowser } from "./flows/browser-cookie.server.ts";
import { identityContracts as contracts, type Identity } from "./identities.contract.ts";
import { findIdentities, type IdentityRow, removeIdentity } from "./identity-rows.server.ts";
import { LogInFailure } from "./log-in-failure.ts";
import { findProvider, nameOfProvider, providerOf } from "./providers/list-providers.ts";

export const listIdentitiesHandler = handler(contracts["GET /users/own/identities"], async (context) => {
  const rows = await findIdentities(context.platform.db, sessionOf(context).user.id);
  return rows.map((row) => present(context, row));
});

/** Adding takes a proof: whoever finds a device unlocked would come back by a provider of theirs for good. */
export const startIdentityHandler = handler(
  contracts["POST /users/own/identities/{provider}/start"],
  async (context, { params, body }) => {
    const { platform, language, request, address: source } = context;
    const session = sessionOf(context);
    const provider = findProvider(platform, params.provider);
    if (!provider) throw notFound("provider");
    const own = await findIdentities(platform.db, session.user.id);
    const addsIdentity = !own.some((row) => providerOf(platform, row)?.issuer === provider.issuer);
    if (addsIdentity) {
      const ways = ["password", "passkey", "provider"] as const;
      await requireProof(platform, session, {
        currentPassword: body?.current_password,
        ways,
        wrong: "not_right",
      });
    }
    const { browser, cookie } = rememberBrowser(request, platform.settings.publicUrl);
    const redirectTo = safeRedirectPath(body?.redirect_to ?? "/me/security");
    const flow = { provider, browser, redirectTo, language, source };
    const url = await beginFlow(platform, { ...flow, session: { id: session.id, addsIdentity } }).catch(
      asRefusal,
    );
    return Response.json({ data: { url } }, { headers: { "set-cookie": cookie } });
  },
);

/** @throws `unavailable` in place of a failed log-in: here nobody has left the page yet */
function asRefusal(error: unknown): never {
  if (!(error instanceof LogInFailure)) throw error;
  throw new AppError("unavailable", { provider: [{ code: "unreachable" }] }, { retryAfter: 5 });
}

export const removeIdentityHandler = handler(
  contracts["DELETE /users/own/identities/{id}"],
  async (context, { params, body }) => {
    const session = sessionOf(context);
    const currentPassword = body?.current_password;
    await requireProof(context.platform, session, { currentPassword, wrong: "not_right" });
    return present(context, await removeIdentity(context.platform, session.user.id, params.id));
  },
);

function present({ platform, language }: RequestContext, row: IdentityRow): Identity {
  return {
    id: row.id,
    provider: providerOf(platform, row)?.id ?? null,
    label: nameIn(nameOfProvider(platform, row), language),
    created_at: toWireTime(row.created_at),
    last_used_at: toWireTime(row.last_used_at),
  };
}
