export { ParticipantsPanel } from "./ui/participants-panel.tsx";
