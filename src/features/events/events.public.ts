export type { AvailabilityFacts } from "./availability/availability-facts.ts";
export { applicationsOpenAt, factsOfEvent } from "./availability/availability-facts.ts";
export {
  attendanceWindow,
  endsAt,
  hasEnded,
  helperLinksEndAt,
  isInWindow,
  type StartAndEnd,
  ticketsEndAt,
  timesOf,
} from "./availability/ends-at.ts";
export {
  type ApplyingOutcome,
  type ApplyState,
  applicationsCloseAt,
  applyingOutcome,
  applyState,
  isAhead,
  isWindowOpen,
} from "./availability/event-availability.ts";
export { type EventSpan, hasBegun, spanOf } from "./availability/has-begun.ts";
export { meetsAffiliation, provedAffiliationOf } from "./availability/meets-affiliation.ts";
export {
  admissionOf,
  admissionOfReader,
  isAdmitted,
  type KnownFacts,
  type Priority,
  type PriorityFacts,
  priorityFactsOf,
  priorityOfEvent,
} from "./availability/priority-access.ts";
export type { BarrierFreeKind } from "./barrier-free.ts";
export type { calendarMonths } from "./calendar/calendar-months.ts";
export type { CalendarDay } from "./calendar/list-calendar-days.server.ts";
export { dayParts, formatMonth } from "./calendar/ui/format-month.ts";
export { groupDays } from "./calendar/ui/group-days.ts";
export { MonthDay } from "./calendar/ui/month-day.tsx";
export { MonthTable } from "./calendar/ui/month-table.tsx";
export { type CardData, cardData, type NamedLanguage } from "./card/card-data.ts";
export { CardItem } from "./card/card-item.tsx";
export { type CursorName, EventList } from "./card/event-list.tsx";
export {
  type EventMarksSource,
  provideEventMarks,
  type Said,
  showEventMarks,
} from "./card/event-marks.ts";
export type { ListedCard } from "./card/listed-card.ts";
export type { DirectoryCard } from "./card/organization-card.tsx";
export { OrganizationCard } from "./card/organization-card.tsx";
export { coverAddress } from "./covers/cover-address.ts";
export { pictureProps } from "./covers/event-picture.ts";
export { formatFee } from "./format/format-event-fee.ts";
export { formatMoment, timeSpan } from "./format/format-event-time.ts";
export { isListCursor } from "./listing/list-cursor.ts";
export { type ListSort, listSorts, sortOf } from "./listing/list-sorts.ts";
export { describeApplying } from "./page/describe-applying.ts";
export { EligibilityNote } from "./page/eligibility-note.tsx";
export { EventDescription } from "./page/event-description.tsx";
export { EventDetails } from "./page/event-details.tsx";
export { EventFacts } from "./page/event-facts.tsx";
export { EventHeading } from "./page/event-heading.tsx";
export { EventMap } from "./page/event-map.tsx";
export { eventPlace } from "./page/event-place.ts";
export { EventTools } from "./page/event-tools.tsx";
export { Fact } from "./page/fact.tsx";
export { mapOrigin } from "./page/map-links.ts";
export { type PageEvent, wholeEvent } from "./page/sparse-event.ts";
export { hostsManagedBy } from "./permissions/manages-event.ts";
export { isFull } from "./places/free-places.ts";
export { promotionOfEvent, promotionTerms } from "./places/promotion-terms.ts";
export { shareAddresses, sharedAddress } from "./sharing/links/share-addresses.ts";
export { default as ShareByDevice } from "./sharing/ui/share-by-device.tsx";
export { googleCalendarLink, mapLink } from "./ui/calendar-links.ts";
export { hiddenEventQuery } from "./ui/event-queries.ts";
export { readableTexts, readerText, shownText, textIn } from "./ui/event-text.ts";
export { type EventPage, eventsPerPage, loadCardData } from "./ui/fetch-events.ts";
export { OrganizerMenu } from "./ui/organizer-menu.tsx";
export type { RenderedMarkup } from "./ui/rendered-markup.ts";
export { useAdmission } from "./ui/use-admission.ts";
export { useEventsForCurrentUser, useHasTargetedEvents } from "./ui/use-events-for-current-user.ts";
export { isPublic } from "./visibility/event-visibility.ts";
