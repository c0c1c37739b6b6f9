import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { listExports } from "../export-rows.server.ts";

/** To a person whose export can be downloaded; nothing where it is over. The mail leads to the page: the file is for a session alone. */
export const exportReadyMail = defineMail({
  kind: "export_ready",
  priority: mailPriorities.notice,
  preference: null,
  async render(platform, mail) {
    const { db, clock, settings } = platform;
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader) return null;
    const exports = await listExports(db, reader.id, clock.now());
    const newest = exports.find(({ state }) => state === "ready");
    if (!newest?.expires_at) return null;
    const t = mailTextsIn(language);
    return {
      subject: t("mail.export_ready.subject"),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [
        t("mail.export_ready.body", { date: displayDay(newest.expires_at, language) }),
        t("mail.export_ready.care"),
      ],
      link: {
        label: t("mail.export_ready.link"),
        url: `${settings.publicUrl}/me/data?lang=${language}#export`,
      },
      footer: t("mail.export_ready.footer"),
    };
  },
});
