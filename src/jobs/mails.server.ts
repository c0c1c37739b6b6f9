import type { MailDefinition } from "../platform/mail/define-mail.server.ts";
import { MailRegistry } from "../platform/mail/mail-registry.server.ts";

const files = import.meta.glob<Record<string, MailDefinition>>("../features/*/mails/*.mail.server.ts", {
  eager: true,
});

/** Every mail that the product sends: what the features' files `mails/<kind>.mail.server.ts` export. */
export const mails = new MailRegistry(Object.values(files).flatMap((file) => Object.values(file)));
