import { renderAddressConfirmation, renderPasswordReset } from "../features/accounts/door.server.ts";
import {
  renderApplicationCancelled,
  renderApplicationConfirmed,
} from "../features/applications/door.server.ts";
import { renderAnnouncement, renderCustomReminder } from "../features/event-mail/door.server.ts";
import type { RenderMail } from "../platform/mail/deliver-mails.server.ts";
import type { MailKind } from "../platform/mail/queue-mail.server.ts";

/** What makes each kind of mail. */
const renderers: Partial<Record<MailKind, RenderMail>> = {
  address_confirmation: renderAddressConfirmation,
  password_reset: renderPasswordReset,
  application_confirmed: renderApplicationConfirmed,
  application_cancelled: renderApplicationCancelled,
  announcement: renderAnnouncement,
  custom_reminder: renderCustomReminder,
};

/** The kinds that can be sent; others stay in the outbox. */
export const renderedKinds = Object.keys(renderers);

export const renderMail: RenderMail = (platform, mail) => {
  const render = renderers[mail.kind as MailKind];
  if (!render) throw new Error(`there is no template for mails of kind ${mail.kind}`);
  return render(platform, mail);
};
