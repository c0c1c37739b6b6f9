export { InquiriesPanel } from "./ui/inquiries-panel.tsx";
