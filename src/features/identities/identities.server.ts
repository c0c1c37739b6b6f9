export { endIdentities, onAccountDeleted, removeOldFlows } from "./end-identities.server.ts";
export { countIdentities } from "./identity-rows.server.ts";
export { listProviders, type ShownProvider } from "./providers/list-providers.ts";
export { type UniversityProof, universityProofs } from "./university-proofs.server.ts";
