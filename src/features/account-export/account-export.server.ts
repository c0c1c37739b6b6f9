export { onAccountDeleted } from "./account-export-on-account-deleted.server.ts";
export { makeExports } from "./making/make-exports.server.ts";

/** The names of files of which something still stands here. */
export const exportFileColumn = { table: "account_exports", column: "file_key" };
