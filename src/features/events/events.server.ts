export { recordEventActivity } from "./activity/record-event-activity.server.ts";
export { countingApplicants } from "./applicant-counts/applicant-counts.handlers.server.ts";
export { isAdmittedByProfile } from "./availability/admitted-by-profile.ts";
export { factsOfRow } from "./availability/availability-facts.ts";
export {
  accommodationUntilSql,
  attendanceWindow,
  companionsUntilSql,
  endsAt,
  endsAtSql,
  hasEnded,
  helperLinksEndAt,
  isCheckInTimeSql,
  isInWindow,
  type StartAndEnd,
  surveyWindow,
} from "./availability/ends-at.ts";
export {
  type ApplyingOutcome,
  type ApplyObstacle,
  applicationsCloseAtSql,
  applyingOutcome,
  applyObstacles,
  applyState,
  isAhead,
  isAheadSql,
  isWindowOpen,
  isWindowOpenSql,
  offersPlaces,
  offersPlacesSql,
  takesPlace,
  takesPlaceSql,
} from "./availability/event-availability.ts";
export { findAdmissions } from "./availability/find-admissions.server.ts";
export { hasBegun, isInSpanSql } from "./availability/has-begun.ts";
export { meetsAffiliation, type ProvedAffiliation } from "./availability/meets-affiliation.ts";
export { dependOnNextChangeOfLists } from "./availability/next-change.server.ts";
export { type FormerProfile, type PriorityFacts, priorityOfRow } from "./availability/priority-access.ts";
export { removeUnneededProfiles } from "./availability/remove-unneeded-profiles.server.ts";
export { calendarMonths, isCalendarMonth } from "./calendar/calendar-months.ts";
export { listCalendarDays } from "./calendar/list-calendar-days.server.ts";
export { factsOfCard } from "./card/card-data.ts";
export { EventCard } from "./card/event-card.tsx";
export { EventFee } from "./card/event-offer.tsx";
export { EventUrgency } from "./card/event-urgency.tsx";
export { coverSize, readCoverAddress } from "./covers/cover-address.ts";
export { drawCover } from "./covers/draw-cover.ts";
export { drawScene } from "./covers/draw-scene.ts";
export type { PlacedMotif } from "./covers/draw-sheet.ts";
export { type CopiedPart, copiedParts } from "./duplicating/copied-parts.server.ts";
export { ChangeReason, changeReasonFor } from "./editing/change-reason.ts";
export { eventImageColumns } from "./editing/header-image/event-image-columns.ts";
export { cancelMessageIn } from "./ending/cancel-message.ts";
export {
  type EventChange,
  type EventLifecycle,
  type EventRelease,
  type EventTimes,
  eventLifecycle,
  type OverdueEvents,
  type PeopleTold,
  type PlacesGiven,
  type SavedChanges,
} from "./ending/event-lifecycle.server.ts";
export {
  inLockedEvent,
  keepPublicEvent,
  lockEvent,
  lockEventForShare,
  tryToLockEvent,
} from "./event-locks.server.ts";
export {
  type EventRow,
  findEvents,
} from "./event-rows.server.ts";
export { listsTopic, searchTopic } from "./event-topics.ts";
export { onAccountDeleted } from "./events-on-account-deleted.server.ts";
export { onOrganizationDeleted } from "./events-on-organization-deleted.server.ts";
export { timeSpan } from "./format/format-event-time.ts";
export { holdEvent, releaseEvent } from "./holds/hold-event.server.ts";
export {
  type HoldFacts,
  isOnHold,
  isOnHoldSql,
  isPublishedForManagers,
  isPublishedForManagersSql,
} from "./holds/is-on-hold.ts";
export { selectHiddenEventImages } from "./holds/pictures/select-hidden-event-images.server.ts";
export { refuseOnHold, refuseSuspendedOwner } from "./holds/refuse-on-hold.server.ts";
export { restoreOrganization, suspendOrganization } from "./holds/suspend-organization.server.ts";
export { showRuby, titleForReader } from "./japanese/show-ruby.server.ts";
export { readingsOf, withRuby } from "./japanese/with-ruby.ts";
export { findNewEvents } from "./listing/find-new-events.server.ts";
export { countEvents, type EventListing, listEventIds } from "./listing/list-events.server.ts";
export { hostedEventsForVisitors } from "./listing/list-organization-events.server.ts";
export { readCards } from "./listing/read-cards.server.ts";
export { recommendEvents } from "./listing/recommend-events.server.ts";
export {
  type DueLottery,
  findDueLotteries,
  holdDueLottery,
  isDrawAheadSql,
  recordLotteryDrawn,
} from "./lottery/due-lotteries.server.ts";
export { calendarForRecipient, calendarOfSeries } from "./mails/calendar-for-recipient.server.ts";
export { type EventMailContent, eventMailContent } from "./mails/event-mail-content.server.ts";
export {
  drawMoved,
  eventCancelled,
  eventMoved,
  eventRescheduled,
  seriesChanged,
} from "./mails/event-supersessions.server.ts";
export { isUntranslatedSql } from "./managed/language-gaps.ts";
export { type FindManagedFacts, managedFacts } from "./managed/managed-facts.server.ts";
export { managedStateOf } from "./managed/managed-states.ts";
export { type FindManagerDetails, managerDetails } from "./manager-details.server.ts";
export { findCorrections } from "./matches/did-you-mean.server.ts";
export { findOtherWords } from "./matches/event-search-terms.server.ts";
export { highlightMatches } from "./matches/read-matches.server.ts";
export { meetingFacts } from "./meeting/meeting-facts.ts";
export { findMeetingUrl } from "./meeting/meeting-url.server.ts";
export { sparseEvent } from "./page/sparse-event.ts";
export { checkInEventsSql, managedEventsSql, managesEventSql } from "./permissions/manages-event.ts";
export {
  isCheckInMember,
  isEventManager,
  requireCheckInMember,
  requireEventManager,
  requireOwnerOrganizer,
  requireVisibleEvent,
} from "./permissions/require-event-manager.server.ts";
export {
  type CountsToFill,
  countsToFill,
  divideAtPlaceholders,
  readCounts,
} from "./places/count-placeholder.server.ts";
export { isQueued, openPlaces, placesForQueue } from "./places/free-places.ts";
export { isGivenAtOnce } from "./places/promotion-terms.ts";
export { presentEvent } from "./present-event.server.ts";
export { findAskedQuestions, readAskedQuestions } from "./questions/asked-questions.server.ts";
export { type PlannedQuestion, planQuestion } from "./questions/plan-question.ts";
export { presentQuestion } from "./questions/present-question.ts";
export { findQuestions, type QuestionRow } from "./questions/question-rows.server.ts";
export { hasOptions } from "./questions/question-types.ts";
export { findRelatedEvents } from "./related/find-related-events.server.ts";
export { answersUntil, answersUntilSql } from "./retention/answers-until.ts";
export { findAnswersUntil } from "./retention/find-answers-until.server.ts";
export { analyseEventTexts } from "./search/analysis/analyse-event-texts.server.ts";
export { removeUnusedAnalyses } from "./search/analysis/remove-unused-analyses.server.ts";
export { apartAcrossNames, hasWord, keysOfName } from "./search/name-keys.server.ts";
export { markOf } from "./search/search-fields.ts";
export { findEvent, readEvents } from "./shared-event-reads.server.ts";
export { publicCalendar } from "./sharing/calendar/public-calendar.server.ts";
export { calendarFeed } from "./sharing/feeds/calendar-feed.server.ts";
export { eventAtom } from "./sharing/feeds/event-atom.server.ts";
export { eventsOfFeed, type FeedListing } from "./sharing/feeds/events-of-feed.server.ts";
export { drawStory, type PromotionTexts } from "./sharing/promotion/draw-promotion.server.ts";
export { makePoster } from "./sharing/promotion/make-poster.server.ts";
export { drawSharePicture } from "./sharing/share-picture/draw-share-picture.server.ts";
export { write } from "./sharing/share-picture/write-text.server.ts";
export { textOf } from "./sharing/text-of.server.ts";
export { isListedForSql } from "./visibility/event-listing.ts";
export { canRead, isPublic, isPublicSql, noTies } from "./visibility/event-visibility.ts";
export { allPublicAddresses } from "./visibility/list-public-addresses.server.ts";
export {
  showEventToApply,
  showEventToFill,
  showEventToVisitors,
} from "./visibility/show-event-to-visitors.server.ts";
export { universitiesWithTargetedEvents } from "./visibility/universities-with-targeted-events.server.ts";
