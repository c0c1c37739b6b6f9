import type { apiTokenContracts } from "../features/integrations/api-tokens/api-tokens.contract.ts";
import * as apiTokens from "../features/integrations/api-tokens/api-tokens.handlers.server.ts";
import { type Routes, route } from "../platform/http/handler.server.ts";
import { organizationAdmin } from "./policies.server.ts";

/** The calls by which an organization connects programs of its own. */
export const integrationRoutes: Routes<typeof apiTokenContracts> = {
  "GET /organizations/{id}/api_tokens": route(organizationAdmin, apiTokens.listApiTokensHandler),
  "POST /organizations/{id}/api_tokens": route(organizationAdmin, apiTokens.createApiTokenHandler),
  "DELETE /organizations/{id}/api_tokens/{token_id}": route(
    organizationAdmin,
    apiTokens.removeApiTokenHandler,
  ),
};
