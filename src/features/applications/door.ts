export { ApplyForm } from "./ui/apply-form.tsx";
export { ApplyPanel } from "./ui/apply-panel.tsx";
