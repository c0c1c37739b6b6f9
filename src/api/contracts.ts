import { accountCalls } from "../features/accounts/accounts.contract.ts";
import { applicationCalls } from "../features/applications/applications.contract.ts";
import { mailDeliveryCalls } from "../features/event-mail/delivery/mail-delivery.contract.ts";
import { eventMailCalls } from "../features/event-mail/event-mail.contract.ts";
import { coHostCalls } from "../features/events/co-hosts/co-hosts.contract.ts";
import { eventDuplicateCalls } from "../features/events/duplicating/duplicate-event.contract.ts";
import { eventWriteCalls } from "../features/events/editing/edit-event.contract.ts";
import { headerImageCalls } from "../features/events/editing/header-image/header-image.contract.ts";
import { eventReadCalls } from "../features/events/events.contract.ts";
import { helpCalls } from "../features/help/help.contract.ts";
import { organizationImageCalls } from "../features/organizations/images/organization-images.contract.ts";
import { organizationCalls } from "../features/organizations/organizations.contract.ts";
import { masterCalls } from "../features/reference-data/reference-data.contract.ts";

/** Every call of the API, by method and path. */
export const calls = {
  ...masterCalls,
  ...accountCalls,
  ...organizationCalls,
  ...organizationImageCalls,
  ...headerImageCalls,
  ...eventReadCalls,
  ...eventWriteCalls,
  ...eventDuplicateCalls,
  ...applicationCalls,
  ...coHostCalls,
  ...eventMailCalls,
  ...mailDeliveryCalls,
  ...helpCalls,
};
export type Calls = typeof calls;
