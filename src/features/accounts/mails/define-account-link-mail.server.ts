import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { type KindWithTexts, mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { nameInMail } from "../../../shared/people/person-name.ts";
import type { mintConfirmationToken } from "../mailed-links/mailed-tokens.server.ts";
import { findUser } from "../user-rows.server.ts";

interface AccountLinkMail {
  kind: KindWithTexts<"subject" | "body" | "link" | "footer">;
  /** The call that the link is for, and the parameter that takes its token. */
  path: string;
  parameter: string;
  mint: typeof mintConfirmationToken;
}

/**
 * Defines a mail with a link about the reader's account. Its token is made when the mail leaves and kept as a digest; its payload is the
 * address to which the link leads in the end.
 */
export function defineAccountLinkMail({ kind, path, parameter, mint }: AccountLinkMail) {
  return defineMail({
    kind,
    priority: mailPriorities.immediate,
    payload: z.object({ redirectUrl: z.string() }),
    preference: null,
    isSentToSuppressed: true,
    async render({ db, settings, clock }, mail, { redirectUrl }) {
      const user = await findUser(db, mail.user_id ?? 0);
      if (!user) return null;
      const token = await mint(db, user.id, clock.now());
      const search = new URLSearchParams({
        config: "default",
        [parameter]: token,
        redirect_url: redirectUrl,
      });
      const t = mailTextsIn(mail.language);
      return {
        subject: t(`mail.${kind}.subject`),
        greeting: t("mail.greeting", { name: nameInMail(user, mail.language) }),
        paragraphs: [t(`mail.${kind}.body`)],
        link: { label: t(`mail.${kind}.link`), url: `${settings.publicUrl}/api/v1${path}?${search}` },
        footer: t(`mail.${kind}.footer`),
      };
    },
  });
}
