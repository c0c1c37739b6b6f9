export { findTokenSession } from "./api-tokens/find-token-session.server.ts";
export { onOrganizationDeleted } from "./integrations-on-organization-deleted.server.ts";
export { removeOldDeliveries } from "./webhooks/manage-webhooks.server.ts";
export { deliverWebhooks } from "./webhooks/sending/deliver-webhooks.server.ts";
