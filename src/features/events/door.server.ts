export { eventCalendar, textOf } from "./calendar/event-calendar.server.ts";
export { publicCalendar } from "./calendar/public-calendar.server.ts";
export { isCursor } from "./event-cursor.ts";
export {
  isEventManager,
  requireEventManager,
  requireOwnerOrganizer,
  requireVisibleEvent,
} from "./event-managers.server.ts";
export {
  type EventRow,
  type EventWithQuestions,
  findEvent,
  findEvents,
  findEventWithQuestions,
} from "./event-rows.server.ts";
export { moment } from "./event-times.ts";
export { eventAtom } from "./feeds/event-atom.server.ts";
export { eventsOfFeed, type FeedListing } from "./feeds/events-of-feed.server.ts";
export { countEvents, type EventListing, listEvents } from "./list-events.server.ts";
export { lockEvent } from "./lock-event.server.ts";
export { calendarForReader } from "./mails/calendar-for-reader.server.ts";
export { renderEventCancelled, renderEventChanged } from "./mails/change-mails.server.ts";
export {
  renderCoHostAccepted,
  renderCoHostDeclined,
  renderCoHostInvited,
  renderCoHostWithdrawn,
} from "./mails/co-host-mails.server.ts";
export { type EventParts, eventParts } from "./mails/event-parts.server.ts";
export { eventsOfOrganization } from "./organization-events.server.ts";
export { presentEvent } from "./present-event.ts";
export { allPublicAddresses } from "./public-addresses.server.ts";
export { recommendEvents } from "./recommend-events.server.ts";
export { drawSharePicture } from "./share-picture/draw-share-picture.server.ts";
export { showEventToVisitors } from "./show-to-visitors.server.ts";
export { universitiesShownMore } from "./shown-to.server.ts";
