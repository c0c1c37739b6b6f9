export { type CardData, cardData, foreignTag, languageTag, spokenName, textIn } from "./ui/card-data.ts";
export { EventCard } from "./ui/event-card.tsx";
export { EventList, type EventPage, eventsPerPage } from "./ui/event-list.tsx";
