import type { z } from "zod";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import type { ExampleReader, MailDefinition } from "../../../platform/mail/define-mail.server.ts";
import { embedImages } from "../../../platform/mail/layout/embed-images.ts";
import { renderMail } from "../../../platform/mail/layout/render-mail.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { type Language, writtenLanguages } from "../../../shared/languages/languages.ts";
import type { MailPreview } from "./mail-delivery.contract.ts";

const exampleAddress = "reader@example.com";

/** The mail in every language, made by what makes the mails that are sent, as if it went to the caller, or to an example. */
export async function previewMail<Payload extends z.ZodObject>(
  context: RequestContext,
  definition: MailDefinition<Payload>,
  payloadIn: (language: Language) => z.output<Payload>,
  example?: ExampleReader,
): Promise<MailPreview> {
  const { user } = sessionOf(context);
  const to = example
    ? { user_id: null, address: exampleAddress, example }
    : { user_id: user.id, address: user.email };
  const inLanguage = async (language: Language) => {
    const mail = { ...to, language };
    const written = await renderMail(context.platform, definition, mail, payloadIn(language));
    if (!written) throw notFound("event");
    const { subject, text, senderName } = written;
    return { subject, html: embedImages(written), text, sender: senderName ?? "" };
  };
  const previews = {} as MailPreview;
  for (const language of writtenLanguages) previews[language] = await inLanguage(language);
  return previews;
}
