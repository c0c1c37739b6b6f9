import { defineMail, mailPriorities } from "../../src/platform/mail/define-mail.server.ts";
import { MailRegistry } from "../../src/platform/mail/mail-registry.server.ts";

export const sayHello = async () => ({
  subject: "Hello",
  greeting: "Hello",
  paragraphs: ["Hello"],
  footer: "Hello",
});

/** Defines a mail that says hello to whoever gets it. */
export const plainMail = (kind: string) =>
  defineMail({
    kind,
    priority: mailPriorities.reminder,
    preference: null,
    render: sayHello,
  });

/** Mails of these kinds whose own texts do not matter. */
export const plainMails = (...kinds: string[]) => new MailRegistry(kinds.map(plainMail));
