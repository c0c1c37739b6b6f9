export { onAccountDeleted } from "./affiliation-on-account-deleted.server.ts";
export { findAffiliation, findAffiliations } from "./find-affiliations.server.ts";
export { proveByProvider } from "./proving/prove-affiliation.server.ts";
export { readLinkedProof } from "./proving/read-linked-proof.server.ts";
export { removeEndedAffiliations } from "./proving/remove-requests.server.ts";
export { remindOfEndingAffiliations } from "./remind-of-ending-affiliations.server.ts";
