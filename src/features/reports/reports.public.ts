export { ReadsWrongButton } from "./ui/reads-wrong/reads-wrong-button.tsx";
export { useReadsWrong } from "./ui/reads-wrong/use-reads-wrong.tsx";
export { ReportButton } from "./ui/sending/report-button.tsx";
