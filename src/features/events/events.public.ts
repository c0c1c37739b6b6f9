export type { AvailabilityFacts } from "./availability/availability-facts.ts";
export { applicationsOpenAt, factsOfEvent } from "./availability/availability-facts.ts";
export {
  attendanceWindow,
  endsAt,
  hasEnded,
  helperLinksEndAt,
  ticketsEndAt,
  timesOf,
} from "./availability/ends-at.ts";
export {
  type ApplyingLeadsTo,
  type ApplyState,
  applicationsCloseAt,
  applyingLeadsTo,
  applyState,
  isFull,
  isWindowOpen,
} from "./availability/event-availability.ts";
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
export { promotionOfEvent, promotionTerms } from "./availability/promotion-terms.ts";
export type { BarrierFreeKind } from "./barrier-free.ts";
export type { calendarMonths } from "./calendar/calendar-months.ts";
export type { CalendarDay } from "./calendar/list-calendar-days.server.ts";
export { coverAddress } from "./covers/cover-address.ts";
export { pictureProps } from "./covers/event-picture.ts";
export { formatFee } from "./format/format-event-fee.ts";
export { formatMoment, timeSpan } from "./format/format-event-time.ts";
export { isListCursor } from "./listing/list-cursor.ts";
export { type ListSort, listSorts, sortOf } from "./listing/list-sorts.ts";
export { shareAddresses, sharedAddress } from "./sharing/links/share-addresses.ts";
export { applyingMeans } from "./ui/applying-means.ts";
export { BookmarkButton } from "./ui/bookmark-button.tsx";
export { googleCalendarLink, mapLink } from "./ui/calendar-links.ts";
export { type CardData, cardData, type NamedLanguage } from "./ui/card-data.ts";
export { EligibilityNote } from "./ui/eligibility-note.tsx";
export { EventCard } from "./ui/event-card.tsx";
export { EventDescription } from "./ui/event-description.tsx";
export { EventDetails } from "./ui/event-details.tsx";
export { EventFacts } from "./ui/event-facts.tsx";
export { EventHeading } from "./ui/event-heading.tsx";
export { type CursorName, EventList } from "./ui/event-list.tsx";
export { EventMap } from "./ui/event-map.tsx";
export {
  type EventMarksSource,
  provideEventMarks,
  type Said,
  showEventMarks,
} from "./ui/event-marks.ts";
export { eventPlace } from "./ui/event-place.ts";
export { hiddenEventQuery } from "./ui/event-queries.ts";
export { foreignTag, textAt, textIn } from "./ui/event-text.ts";
export { EventTools } from "./ui/event-tools.tsx";
export { Fact } from "./ui/fact.tsx";
export { type EventPage, eventsPerPage } from "./ui/fetch-events.ts";
export { mapOrigin } from "./ui/map-links.ts";
export { OrganizationCard } from "./ui/organization-card.tsx";
export { OrganizerMenu } from "./ui/organizer-menu.tsx";
export { default as ShareByDevice } from "./ui/share-by-device.tsx";
export { useAdmission } from "./ui/use-admission.ts";
export { useEventsForCurrentUser, useHasTargetedEvents } from "./ui/use-events-for-current-user.ts";
export { type EventSpan, hasBegun, spanOf } from "./visibility/event-listing.ts";
export { isPublic } from "./visibility/event-visibility.ts";
