import {
  renderAddressConfirmation,
  renderPasswordChanged,
  renderPasswordReset,
} from "../features/accounts/accounts.server.ts";
import {
  renderApplicationCancelled,
  renderApplicationConfirmed,
} from "../features/applications/applications.server.ts";
import {
  renderAnnouncement,
  renderCustomReminder,
  renderEventTomorrow,
  renderNewsletter,
  renderRemindLater,
} from "../features/event-mail/event-mail.server.ts";
import {
  renderCoHostAccepted,
  renderCoHostDeclined,
  renderCoHostInvited,
  renderCoHostWithdrawn,
  renderEventCancelled,
  renderEventChanged,
} from "../features/events/events.server.ts";
import { renderFollowerDigest, renderMemberAdded } from "../features/organizations/organizations.server.ts";
import type { RenderMail } from "../platform/mail/deliver-mail.server.ts";
import type { MailKind } from "../platform/mail/queue-mail.server.ts";

/** What makes each kind of mail. */
const renderers: Record<MailKind, RenderMail> = {
  address_confirmation: renderAddressConfirmation,
  password_reset: renderPasswordReset,
  password_changed: renderPasswordChanged,
  application_confirmed: renderApplicationConfirmed,
  application_cancelled: renderApplicationCancelled,
  co_host_invited: renderCoHostInvited,
  co_host_accepted: renderCoHostAccepted,
  co_host_declined: renderCoHostDeclined,
  co_host_withdrawn: renderCoHostWithdrawn,
  member_added: renderMemberAdded,
  event_cancelled: renderEventCancelled,
  event_changed: renderEventChanged,
  remind_later: renderRemindLater,
  event_tomorrow: renderEventTomorrow,
  custom_reminder: renderCustomReminder,
  announcement: renderAnnouncement,
  follower_digest: renderFollowerDigest,
  newsletter: renderNewsletter,
};

/** The kinds that can be sent. */
export const renderedKinds = Object.keys(renderers);

export const renderMail: RenderMail = (platform, mail) => {
  const render = renderers[mail.kind as MailKind];
  if (!render) throw new Error(`there is no template for mails of kind ${mail.kind}`);
  return render(platform, mail);
};
