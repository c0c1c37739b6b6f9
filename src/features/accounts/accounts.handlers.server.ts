import { handler } from "../../platform/http/handler.server.ts";
import type { RequestContext } from "../../platform/http/request-context.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { namedLanguage } from "../../platform/http/request-language.ts";
import { invalid, unauthenticated } from "../../shared/app-error.ts";
import { referenceDataContracts } from "../reference-data/reference-data.contract.ts";
import { accountContracts as contracts } from "./accounts.contract.ts";
import {
  findPreferences,
  holderOfPreferences,
  setPreferences,
} from "./email-preferences/email-preferences.server.ts";
import type { MailPreferences } from "./email-preferences/mail-preferences.contract.ts";
import { findCurrentUser } from "./profile/find-current-user.server.ts";
import { findUniversityOf } from "./profile/find-university-of.server.ts";
import { findingAdmissions } from "./profile/finding-admissions.server.ts";
import { presentUser } from "./profile/present-user.ts";
import { setLanguages } from "./profile/set-language.server.ts";

export * from "./auth.handlers.server.ts";
export * from "./mailed-links.handlers.server.ts";
export * from "./passwords.handlers.server.ts";

export const showCurrentUserHandler = handler(contracts["GET /users/own"], async (context) => {
  const row = await findCurrentUser(context);
  const admissions = row.has_former_profiles ? await findAdmissions(context, row.id) : {};
  return { ...presentUser(row), ...(Object.keys(admissions).length > 0 && { admissions }) };
});

/** The call carries the new language in its header. */
export const setLanguageHandler = handler(
  contracts["POST /users/own/set_language"],
  async (context, { body }) => {
    const language = namedLanguage((name) => context.request.headers.get(name));
    if (!language) throw invalid("language", "not_supported");
    const chosen = { language, second: body.second_language };
    return { language, ...(await setLanguages(context.platform.db, sessionOf(context).user.id, chosen)) };
  },
);

export const showMyUniversityHandler = handler(
  referenceDataContracts["GET /masters/own_university"],
  async ({ platform, session }) =>
    session ? ((await findUniversityOf(platform.db, session.user.id)) ?? null) : null,
);

export const showUniteamRoleHandler = handler(contracts["GET /authentications/uniteam"], () => true as const);

export const showEmailPreferencesHandler = handler(
  contracts["GET /users/own/mail_preferences"],
  async (context, { query }) => preferencesOf(context, (await holder(context, query.token)).userId),
);

export const changeEmailPreferencesHandler = handler(
  contracts["PUT /users/own/mail_preferences"],
  async (context, { query, body }) => {
    const { userId } = await holder(context, query.token);
    await setPreferences(context.platform.db, userId, body);
    return preferencesOf(context, userId);
  },
);

/** One-click unsubscribe (RFC 8058), as mail programs send it: this kind of mail ends, however often it is sent. */
export const unsubscribeInOneClickHandler = handler(
  contracts["POST /users/own/mail_preferences"],
  async (context, { query }) => {
    const { userId, kind } = await holder(context, query.token);
    if (kind) await setPreferences(context.platform.db, userId, { [kind]: false });
    return preferencesOf(context, userId);
  },
);

async function findAdmissions({ platform: { db, clock, extensions } }: RequestContext, userId: number) {
  const [find] = extensions.of(findingAdmissions);
  if (!find) throw new Error("nobody knows what a former profile counts for");
  return (await find(db, userId, clock.now())) ?? {};
}

async function holder(context: RequestContext, token: string | undefined) {
  const byToken = token ? await holderOfPreferences(context.platform.db, token) : null;
  if (byToken) return byToken;
  if (!context.session || token) throw unauthenticated();
  return { userId: context.session.user.id, kind: null };
}

async function preferencesOf(context: RequestContext, userId: number): Promise<MailPreferences> {
  const preferences = await findPreferences(context.platform.db, userId);
  if (!preferences) throw unauthenticated();
  return preferences;
}
