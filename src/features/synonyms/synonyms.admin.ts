export { SynonymsPanel } from "./ui/synonyms-panel.tsx";
