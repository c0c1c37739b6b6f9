export { AffiliationFirst } from "./ui/lazy-affiliation-first.tsx";
export { LinkedProofPanel } from "./ui/linked-proof-panel.tsx";
export { MyAffiliation } from "./ui/my-affiliation.tsx";
