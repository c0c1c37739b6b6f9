export { TodaySection } from "./ui/today-section.tsx";
