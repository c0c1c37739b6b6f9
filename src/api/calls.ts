import { accountCalls } from "../features/accounts/contract.ts";
import { applicationCalls } from "../features/applications/contract.ts";
import { eventMailCalls } from "../features/event-mail/contract.ts";
import { mailDeliveryCalls } from "../features/event-mail/delivery/contract.ts";
import { coHostCalls } from "../features/events/co-hosts/contract.ts";
import { eventReadCalls } from "../features/events/contract.ts";
import { eventDuplicateCalls } from "../features/events/duplicating/contract.ts";
import { eventWriteCalls } from "../features/events/editing/contract.ts";
import { headerImageCalls } from "../features/events/header-image/contract.ts";
import { helpCalls } from "../features/help/contract.ts";
import { masterCalls } from "../features/masters/contract.ts";
import { organizationCalls } from "../features/organizations/contract.ts";
import { organizationImageCalls } from "../features/organizations/images/contract.ts";

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
