export { CheckInDesk } from "./ui/check-in-desk.tsx";
