import * as accountExport from "../features/account-export/account-export.server.ts";
import {
  accountDeletion,
  findingAdmissions,
  findingAffiliations,
  guestHandover,
  secondFactors,
  waysIn,
} from "../features/accounts/accounts.server.ts";
import * as affiliation from "../features/affiliation/affiliation.server.ts";
import * as applications from "../features/applications/applications.server.ts";
import * as bookmarks from "../features/bookmarks/bookmarks.server.ts";
import * as eventMail from "../features/event-mail/event-mail.server.ts";
import * as events from "../features/events/events.server.ts";
import * as followUp from "../features/follow-up/follow-up.server.ts";
import * as help from "../features/help/help.server.ts";
import * as identities from "../features/identities/identities.server.ts";
import * as inquiries from "../features/inquiries/inquiries.server.ts";
import * as integrations from "../features/integrations/integrations.server.ts";
import * as organizations from "../features/organizations/organizations.server.ts";
import * as passkeys from "../features/passkeys/passkeys.server.ts";
import * as reports from "../features/reports/reports.server.ts";
import * as totp from "../features/totp/totp.server.ts";
import { Extensions } from "../platform/extensions.ts";
import { tokenSessions } from "../platform/session/api-token.server.ts";
import { sealedSecrets } from "../platform/session/sealed-secrets.server.ts";
import { hiddenImages } from "../platform/storage/images/hidden-images.server.ts";
import { fileColumns, imageColumns } from "../platform/storage/images/image-columns.server.ts";

/** The features that take part in what earlier features do, in this order. */
export const extensions = new Extensions()
  .extend(imageColumns, {
    organizations: organizations.organizationImageColumns,
    events: events.eventImageColumns,
  })
  .extend(hiddenImages, {
    organizations: organizations.selectHiddenOrganizationImages,
    events: events.selectHiddenEventImages,
  })
  .extend(fileColumns, {
    "follow-up": followUp.materialFileColumn,
    "account-export": accountExport.exportFileColumn,
  })
  // In the order of locks (docs/architecture.md): organizations, events, articles.
  .extend(accountDeletion, {
    passkeys: passkeys.onAccountDeleted,
    totp: totp.onAccountDeleted,
    identities: identities.onAccountDeleted,
    organizations: organizations.onAccountDeleted,
    events: events.onAccountDeleted,
    help: help.onAccountDeleted,
    reports: reports.onAccountDeleted,
    affiliation: affiliation.onAccountDeleted,
    applications: applications.onAccountDeleted,
    bookmarks: bookmarks.onAccountDeleted,
    inquiries: inquiries.onAccountDeleted,
    "event-mail": eventMail.onAccountDeleted,
    "follow-up": followUp.onAccountDeleted,
    "account-export": accountExport.onAccountDeleted,
  })
  .extend(guestHandover, { organizations: organizations.handOnGuest, "event-mail": eventMail.handOnGuest })
  .extend(waysIn, {
    passkeys: { end: passkeys.endPasskeys, count: (_, tx, userId) => passkeys.countPasskeys(tx, userId) },
    // A code is asked for beside a password: by itself it lets nobody in.
    totp: { end: totp.endTotp, count: async () => 0 },
    identities: { end: identities.endIdentities, count: identities.countIdentities },
  })
  .extend(identities.universityProofs, { affiliation: affiliation.proveByProvider })
  .extend(secondFactors, { totp: totp.totpFactor })
  .extend(sealedSecrets, { totp: { reseal: totp.resealSecrets } })
  .extend(organizations.organizationDeletion, {
    events: events.onOrganizationDeleted,
    integrations: integrations.onOrganizationDeleted,
  })
  .extend(organizations.reportCounts, { reports: reports.countReports })
  .extend(organizations.organizationUnfollowed, { "event-mail": eventMail.leaveUnsentAnnouncements })
  .extend(events.eventLifecycle, {
    applications: applications.onEventChanged,
    "event-mail": eventMail.setMailsOfEvent,
    "follow-up": followUp.followUpOfEvent,
  })
  .extend(events.copiedParts, { "follow-up": followUp.followUpOfCopy })
  .extend(tokenSessions, { integrations: integrations.findTokenSession })
  .extend(findingAffiliations, { affiliation: affiliation.findAffiliation })
  .extend(findingAdmissions, { events: events.findAdmissions })
  .extend(applications.myAnswersDeletion, { "follow-up": followUp.eraseOwnSurveyAnswers })
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
