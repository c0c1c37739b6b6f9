export { AffiliationBadge } from "./ui/affiliation-badge.tsx";
export { affiliationColumns } from "./ui/affiliation-columns.tsx";
