export {
  fetchAccommodationRequests,
  fetchHasAttended,
  fetchParticipants,
} from "./participants/ui/fetch-participants.ts";
export { ParticipantsPanel } from "./participants/ui/participants-panel.tsx";
export { peopleOfEventQuery } from "./participants/ui/people-query.ts";
