export { googleCalendarLink, mapLink } from "./ui/calendar-links.ts";
export {
  type CardData,
  cardData,
  foreignTag,
  type NamedLanguage,
  textAt,
  textIn,
} from "./ui/card-data.ts";
export { EventCard } from "./ui/event-card.tsx";
export { EventFacts } from "./ui/event-facts.tsx";
export { EventList } from "./ui/event-list.tsx";
export { type ApplyState, applicationsOpenAt, applyState } from "./ui/event-state.ts";
export { EventWords } from "./ui/event-words.tsx";
export { type EventPage, eventsPerPage } from "./ui/fetch-events.ts";
export { OpenToYou } from "./ui/open-to-you.tsx";
export { OrganizerMenu } from "./ui/organizer-menu.tsx";
export { useIsShownMore, useOwnPage } from "./ui/use-own-page.ts";
