export { FollowUpPanel } from "./ui/follow-up-panel.tsx";
