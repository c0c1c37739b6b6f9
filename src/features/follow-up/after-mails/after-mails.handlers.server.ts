import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { AppError } from "../../../shared/app-error.ts";
import { type Language, writtenLanguages } from "../../../shared/languages/languages.ts";
import { previewMail, sendTestMails } from "../../event-mail/event-mail.server.ts";
import { eventMissedMail } from "../mails/event-missed.mail.server.ts";
import { eventThanksMail } from "../mails/event-thanks.mail.server.ts";
import { afterMailContracts as contracts } from "./after-mails.contract.ts";
import { presentAfterMails } from "./present-after-mails.server.ts";
import { setAfterMails } from "./set-after-mails.server.ts";

const definitions = { thanks: eventThanksMail, missed: eventMissedMail };

export const showAfterMailsHandler = handler(
  contracts["GET /events/{id}/follow_up"],
  ({ platform }, { params }) => presentAfterMails(platform, params.id),
);

export const setAfterMailsHandler = handler(
  contracts["PUT /events/{id}/follow_up"],
  async ({ platform }, { params, body }) => {
    const outcome = await setAfterMails(platform.db, params.id, body, platform.clock.now());
    const current = await presentAfterMails(platform, params.id);
    if (outcome === "set") return current;
    throw new AppError("conflict", { follow_up: [{ code: "changed_by_someone_else" }] }, { current });
  },
);

export const previewAfterMailHandler = handler(
  contracts["POST /events/{id}/follow_up/preview"],
  (context, { params, body: { kind, texts } }) =>
    previewMail(context, definitions[kind], () => ({ eventId: params.id, texts: texts ?? [] })),
);

export const sendTestAfterMailHandler = handler(
  contracts["POST /events/{id}/follow_up/test"],
  (context, { params, body: { kind, texts } }) =>
    sendTestMails(
      context,
      definitions[kind],
      languagesOf(context, texts ?? []).map((language) => ({
        payload: { eventId: params.id, texts: texts ?? [] },
        language,
      })),
    ),
);

/** All in which it will be read, where it is written in more than one; otherwise the caller's own. */
function languagesOf(context: RequestContext, texts: readonly unknown[]): readonly Language[] {
  return texts.length > 1 ? writtenLanguages : [sessionOf(context).user.language];
}
