export { fetchAccommodationRequests, fetchParticipants } from "./ui/fetch-participants.ts";
export { ParticipantsPanel } from "./ui/participants-panel.tsx";
