import { accountDeletion, findingAdmissions } from "../features/accounts/accounts.server.ts";
import * as applications from "../features/applications/applications.server.ts";
import * as bookmarks from "../features/bookmarks/bookmarks.server.ts";
import * as eventMail from "../features/event-mail/event-mail.server.ts";
import * as events from "../features/events/events.server.ts";
import * as followUp from "../features/follow-up/follow-up.server.ts";
import * as help from "../features/help/help.server.ts";
import * as integrations from "../features/integrations/integrations.server.ts";
import * as organizations from "../features/organizations/organizations.server.ts";
import { Extensions } from "../platform/extensions.ts";
import { tokenSessions } from "../platform/session/api-token.server.ts";
import { fileColumns, imageColumns } from "../platform/storage/images/image-columns.server.ts";

/** The features that take part in what earlier features do, in this order. */
export const extensions = new Extensions()
  .extend(imageColumns, {
    organizations: organizations.organizationImageColumns,
    events: events.eventImageColumns,
  })
  .extend(fileColumns, { "follow-up": followUp.materialFileColumn })
  // In the order of locks (docs/architecture.md): organizations, events, articles.
  .extend(accountDeletion, {
    organizations: organizations.onAccountDeleted,
    events: events.onAccountDeleted,
    help: help.onAccountDeleted,
    applications: applications.onAccountDeleted,
    bookmarks: bookmarks.onAccountDeleted,
    "event-mail": eventMail.onAccountDeleted,
    "follow-up": followUp.onAccountDeleted,
  })
  .extend(organizations.organizationDeletion, {
    events: events.onOrganizationDeleted,
    integrations: integrations.onOrganizationDeleted,
  })
  .extend(organizations.organizationUnfollowed, { "event-mail": eventMail.leaveUnsentAnnouncements })
  .extend(events.eventLifecycle, {
    applications: applications.onEventChanged,
    "follow-up": followUp.followUpOfEvent,
  })
  .extend(events.templateParts, { "follow-up": followUp.followUpOfTemplate })
  .extend(tokenSessions, { integrations: integrations.findTokenSession })
  .extend(findingAdmissions, { events: events.findAdmissions })
  .extend(events.countingApplicants, { applications: applications.countApplicants })
  .extend(events.managerDetails, {
    applications: applications.findParticipantDetails,
    "event-mail": eventMail.findMailDetails,
  })
  .extend(events.managedFacts, {
    applications: applications.findUndecided,
    "event-mail": eventMail.findNextMails,
    "follow-up": followUp.findNextAfterMails,
  });
