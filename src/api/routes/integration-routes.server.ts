import type { apiTokenContracts } from "../../features/integrations/api-tokens/api-tokens.contract.ts";
import * as apiTokens from "../../features/integrations/api-tokens/api-tokens.handlers.server.ts";
import type { webhookContracts } from "../../features/integrations/webhooks/webhooks.contract.ts";
import * as webhooks from "../../features/integrations/webhooks/webhooks.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { organizationAdmin } from "../policies.server.ts";

/** The calls by which an organization connects programs of its own. */
export const integrationRoutes: Routes<typeof apiTokenContracts & typeof webhookContracts> = {
  "GET /organizations/{id}/webhooks": route(organizationAdmin, webhooks.listWebhooksHandler),
  "POST /organizations/{id}/webhooks": route(organizationAdmin, webhooks.createWebhookHandler),
  "DELETE /organizations/{id}/webhooks/{webhook_id}": route(organizationAdmin, webhooks.removeWebhookHandler),
  "GET /organizations/{id}/webhooks/{webhook_id}/deliveries": route(
    organizationAdmin,
    webhooks.listDeliveriesHandler,
  ),
  "POST /organizations/{id}/webhooks/{webhook_id}/test": route(
    organizationAdmin,
    webhooks.testWebhookHandler,
  ),
  "POST /organizations/{id}/webhooks/{webhook_id}/secret": route(
    organizationAdmin,
    webhooks.replaceSecretHandler,
  ),
  "POST /organizations/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send": route(
    organizationAdmin,
    webhooks.sendAgainHandler,
  ),

  "GET /organizations/{id}/api_tokens": route(organizationAdmin, apiTokens.listApiTokensHandler),
  "POST /organizations/{id}/api_tokens": route(organizationAdmin, apiTokens.createApiTokenHandler),
  "DELETE /organizations/{id}/api_tokens/{token_id}": route(
    organizationAdmin,
    apiTokens.removeApiTokenHandler,
  ),
};
