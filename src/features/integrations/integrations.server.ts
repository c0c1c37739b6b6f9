export { findTokenSession } from "./api-tokens/find-token-session.server.ts";
