import type { z } from "zod";
import {
  defineMail,
  type MailDefinition,
  mailPriorities,
} from "../../../platform/mail/define-mail.server.ts";
import {
  type KindWithTexts,
  type MailTexts,
  mailTextsIn,
} from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { findMailRecipient } from "./mail-recipient.server.ts";

interface AccountNotice<Payload extends z.ZodObject> {
  kind: KindWithTexts<"subject" | "link" | "footer">;
  payload?: Payload;
  /** The page on which the reader can still do something. */
  path: string;
  paragraphs(t: MailTexts, payload: z.output<Payload>, language: Language): string[];
}

/** Defines a mail that warns a person of something that was done with their account; nobody can decline it. */
export function defineAccountNotice<Payload extends z.ZodObject = z.ZodObject<Record<never, never>>>({
  kind,
  payload: schema,
  path,
  paragraphs,
}: AccountNotice<Payload>): MailDefinition<Payload> {
  return defineMail<Payload>({
    kind,
    priority: mailPriorities.immediate,
    ...(schema && { payload: schema }),
    preference: null,
    async render(platform, mail, payload) {
      const { language } = mail;
      const reader = await findMailRecipient(platform, mail);
      if (!reader) return null;
      const t = mailTextsIn(language);
      return {
        subject: t(`mail.${kind}.subject`),
        greeting: t("mail.greeting", { name: reader.name }),
        paragraphs: paragraphs(t, payload, language),
        link: {
          label: t(`mail.${kind}.link`),
          url: `${platform.settings.publicUrl}${path}?lang=${language}`,
        },
        footer: t(`mail.${kind}.footer`),
      };
    },
  });
}
