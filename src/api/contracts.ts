import { accountExportContracts } from "../features/account-export/account-export.contract.ts";
import { accountContracts } from "../features/accounts/accounts.contract.ts";
import { deviceContracts } from "../features/accounts/devices/devices.contract.ts";
import { emailChangeContracts } from "../features/accounts/email-change/email-change.contract.ts";
import { proofContracts } from "../features/accounts/proof/proof.contract.ts";
import { affiliationContracts } from "../features/affiliation/affiliation.contract.ts";
import { addByHandContracts } from "../features/applications/adding/add-by-hand.contract.ts";
import { answerFigureContracts } from "../features/applications/answer-figures/answer-figures.contract.ts";
import { applicationContracts } from "../features/applications/applications.contract.ts";
import { applicationLinkContracts } from "../features/applications/by-link/application-links.contract.ts";
import { companionContracts } from "../features/applications/companions/companions.contract.ts";
import { decisionContracts } from "../features/applications/decisions/decisions.contract.ts";
import { guestPlaceContracts } from "../features/applications/guest-places/guest-places.contract.ts";
import { lotteryContracts } from "../features/applications/lottery/lottery.contract.ts";
import { myDataContracts } from "../features/applications/my-data/my-data.contract.ts";
import { oneApplicantContracts } from "../features/applications/one-applicant/one-applicant.contract.ts";
import { answersToGoContracts } from "../features/applications/retention/answers-to-go.contract.ts";
import { ticketContracts } from "../features/applications/tickets/tickets.contract.ts";
import { bookmarkContracts } from "../features/bookmarks/bookmarks.contract.ts";
import { savedSearchContracts } from "../features/bookmarks/saved-searches/saved-searches.contract.ts";
import { attendanceContracts } from "../features/check-in/attendance-code/attendance.contract.ts";
import { attendanceFigureContracts } from "../features/check-in/figures/attendance-figures.contract.ts";
import { checkInFigureContracts } from "../features/check-in/figures/figures.contract.ts";
import { helperLinkContracts } from "../features/check-in/helper-links/helper-links.contract.ts";
import { checkInContracts } from "../features/check-in/log/check-ins.contract.ts";
import { myAttendanceContracts } from "../features/check-in/my-attendances/my-attendances.contract.ts";
import { nameListContracts } from "../features/check-in/name-list/name-list.contract.ts";
import { walkInContracts } from "../features/check-in/walk-ins/walk-ins.contract.ts";
import { mailDeliveryContracts } from "../features/event-mail/delivery/mail-delivery.contract.ts";
import { earlierMailContracts } from "../features/event-mail/earlier/earlier-mails.contract.ts";
import { eventMailContracts } from "../features/event-mail/event-mail.contract.ts";
import { applicantMailContracts } from "../features/event-mail/message/applicant-mails.contract.ts";
import { eventOverviewContracts } from "../features/event-overview/event-overview.contract.ts";
import { eventFigureContracts } from "../features/event-overview/figures/event-figures.contract.ts";
import { organizationFigureContracts } from "../features/event-overview/over-events/organization-figures.contract.ts";
import { activityContracts } from "../features/events/activity/activity.contract.ts";
import { applicantCountContracts } from "../features/events/applicant-counts/applicant-counts.contract.ts";
import { calendarContracts } from "../features/events/calendar/calendar.contract.ts";
import { coHostContracts } from "../features/events/co-hosts/co-hosts.contract.ts";
import { eventDuplicateContracts } from "../features/events/duplicating/duplicate-event.contract.ts";
import { eventWriteContracts } from "../features/events/editing/edit-event.contract.ts";
import { followingContracts } from "../features/events/editing/following/following.contract.ts";
import { headerImageContracts } from "../features/events/editing/header-image/header-image.contract.ts";
import { eventReadContracts } from "../features/events/events.contract.ts";
import { holdContracts } from "../features/events/holds/holds.contract.ts";
import { japaneseTextContracts } from "../features/events/japanese/japanese-texts.contract.ts";
import { managedEventContracts } from "../features/events/managed/managed-events.contract.ts";
import { publishingRuleContracts } from "../features/events/publishing/publishing-rules.contract.ts";
import { suggestionContracts } from "../features/events/suggestions/suggestions.contract.ts";
import { templateContracts } from "../features/events/templates/templates.contract.ts";
import { afterMailContracts } from "../features/follow-up/after-mails/after-mails.contract.ts";
import { certificateContracts } from "../features/follow-up/certificate/certificate.contract.ts";
import { materialContracts } from "../features/follow-up/material/material.contract.ts";
import { myAfterEventContracts } from "../features/follow-up/own/after-events.contract.ts";
import { surveyContracts } from "../features/follow-up/survey/survey.contract.ts";
import { helpContracts } from "../features/help/help.contract.ts";
import { identityContracts } from "../features/identities/identities.contract.ts";
import { inquiryContracts } from "../features/inquiries/inquiries.contract.ts";
import { apiTokenContracts } from "../features/integrations/api-tokens/api-tokens.contract.ts";
import { webhookContracts } from "../features/integrations/webhooks/webhooks.contract.ts";
import { organizationDirectoryContracts } from "../features/organization-directory/organization-directory.contract.ts";
import { organizationImageContracts } from "../features/organizations/images/organization-images.contract.ts";
import { invitationContracts } from "../features/organizations/invitations/invitations.contract.ts";
import { organizationContracts } from "../features/organizations/organizations.contract.ts";
import { recognitionContracts } from "../features/organizations/recognition/recognitions.contract.ts";
import { signInAdviceContracts } from "../features/organizations/sign-in-advice/sign-in-advice.contract.ts";
import { universityStaffContracts } from "../features/organizations/university-staff/university-staff.contract.ts";
import { passkeyContracts } from "../features/passkeys/passkeys.contract.ts";
import { blockContracts } from "../features/product-team/blocking/blocks.contract.ts";
import { teamFigureContracts } from "../features/product-team/figures/team-figures.contract.ts";
import { teamSearchContracts } from "../features/product-team/finding/team-search.contract.ts";
import { teamMailContracts } from "../features/product-team/outbox/team-mails.contract.ts";
import { missingTextContracts } from "../features/product-team/texts/missing-texts.contract.ts";
import { upcomingRemovalContracts } from "../features/product-team/upcoming-removals/upcoming-removals.contract.ts";
import { referenceDataContracts } from "../features/reference-data/reference-data.contract.ts";
import { reportContracts } from "../features/reports/reports.contract.ts";
import { teamActionContracts } from "../features/reports/team-log/team-actions.contract.ts";
import { synonymContracts } from "../features/synonyms/synonyms.contract.ts";
import { todayContracts } from "../features/today/today.contract.ts";
import { totpContracts } from "../features/totp/totp.contract.ts";

/** Every call of the API, by method and path. */
export const contracts = {
  ...referenceDataContracts,
  ...applicantCountContracts,
  ...publishingRuleContracts,
  ...inquiryContracts,
  ...accountContracts,
  ...deviceContracts,
  ...accountExportContracts,
  ...emailChangeContracts,
  ...proofContracts,
  ...identityContracts,
  ...passkeyContracts,
  ...totpContracts,
  ...signInAdviceContracts,
  ...organizationContracts,
  ...recognitionContracts,
  ...universityStaffContracts,
  ...apiTokenContracts,
  ...webhookContracts,
  ...invitationContracts,
  ...activityContracts,
  ...teamSearchContracts,
  ...blockContracts,
  ...teamMailContracts,
  ...teamFigureContracts,
  ...upcomingRemovalContracts,
  ...organizationImageContracts,
  ...headerImageContracts,
  ...eventReadContracts,
  ...organizationDirectoryContracts,
  ...calendarContracts,
  ...suggestionContracts,
  ...eventWriteContracts,
  ...eventDuplicateContracts,
  ...templateContracts,
  ...followingContracts,
  ...japaneseTextContracts,
  ...managedEventContracts,
  ...holdContracts,
  ...applicationContracts,
  ...applicationLinkContracts,
  ...companionContracts,
  ...decisionContracts,
  ...lotteryContracts,
  ...addByHandContracts,
  ...answerFigureContracts,
  ...answersToGoContracts,
  ...guestPlaceContracts,
  ...myDataContracts,
  ...answersToGoContracts,
  ...oneApplicantContracts,
  ...ticketContracts,
  ...checkInContracts,
  ...checkInFigureContracts,
  ...attendanceFigureContracts,
  ...attendanceContracts,
  ...myAttendanceContracts,
  ...walkInContracts,
  ...nameListContracts,
  ...helperLinkContracts,
  ...bookmarkContracts,
  ...savedSearchContracts,
  ...coHostContracts,
  ...eventMailContracts,
  ...applicantMailContracts,
  ...earlierMailContracts,
  ...eventFigureContracts,
  ...organizationFigureContracts,
  ...eventOverviewContracts,
  ...mailDeliveryContracts,
  ...afterMailContracts,
  ...materialContracts,
  ...myAfterEventContracts,
  ...surveyContracts,
  ...certificateContracts,
  ...helpContracts,
  ...synonymContracts,
  ...missingTextContracts,
  ...reportContracts,
  ...affiliationContracts,
  ...teamActionContracts,
  ...todayContracts,
};
export type Contracts = typeof contracts;
