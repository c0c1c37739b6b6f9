export { todayNote } from "./ui/today-link.tsx";
export { TodaySection } from "./ui/today-section.tsx";
