export type { decisionContracts } from "./decisions/decisions.contract.ts";
export { fetchAccommodationRequests, fetchHasAttended, fetchParticipants } from "./ui/fetch-participants.ts";
export { ParticipantsPanel } from "./ui/participants-panel.tsx";
