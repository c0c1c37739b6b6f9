import { z } from "zod";
import type { MailToRender } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { nameInMail } from "../../../shared/person-name.ts";
import type { mintConfirmationToken } from "../mailed-links/mailed-tokens.server.ts";
import { findUser } from "../user-rows.server.ts";

/** Address to which the link leads in the end. */
export const accountLinkPayload = z.object({ redirectUrl: z.string() });

/** How a mail with a link about the reader's account begins, and the link. Its token is made now and kept as a digest. */
export async function accountLinkParts(
  { db, settings, clock }: Platform,
  mail: MailToRender,
  { redirectUrl }: z.output<typeof accountLinkPayload>,
  link: { path: string; parameter: string; mint: typeof mintConfirmationToken },
) {
  const user = await findUser(db, mail.user_id ?? 0);
  if (!user) return null;
  const token = await link.mint(db, user.id, clock.now());
  const search = new URLSearchParams({
    config: "default",
    [link.parameter]: token,
    redirect_url: redirectUrl,
  });
  const t = mailTextsIn(mail.language);
  return {
    t,
    greeting: t("mail.greeting", { name: nameInMail(user, mail.language) }),
    url: `${settings.publicUrl}/api/v1${link.path}?${search}`,
  };
}
