export { removeOldChallenges } from "./challenges/passkey-challenges.server.ts";
export { endPasskeys, onAccountDeleted } from "./end-passkeys.server.ts";
export { countPasskeys } from "./passkey-rows.server.ts";
