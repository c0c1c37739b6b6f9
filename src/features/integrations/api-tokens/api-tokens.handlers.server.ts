import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { type ApiTokenRow, apiTokenContracts as contracts } from "./api-tokens.contract.ts";
import {
  createApiToken,
  findApiTokens,
  removeApiToken,
  type StoredApiToken,
} from "./manage-api-tokens.server.ts";

const creations = { name: "create_api_token", max: 60, seconds: 60 * 60 };

export const listApiTokensHandler = handler(
  contracts["GET /organizations/{id}/api_tokens"],
  async (context, { params }) => (await findApiTokens(context.platform.db, params.id)).map(present),
);

export const createApiTokenHandler = handler(
  contracts["POST /organizations/{id}/api_tokens"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const userId = sessionOf(context).user.id;
    await limitAttempts(context.platform, creations, String(userId));
    const { row, token } = await createApiToken(db, params.id, userId, body, clock.now());
    return { ...present(row), token };
  },
);

export const removeApiTokenHandler = handler(
  contracts["DELETE /organizations/{id}/api_tokens/{token_id}"],
  async (context, { params }) =>
    present(await removeApiToken(context.platform.db, params.id, params.token_id)),
);

function present(row: StoredApiToken): ApiTokenRow {
  const { id, label, scope, created_at, last_used_at, user_id, first_name, last_name } = row;
  return {
    id,
    label,
    scope: scope as ApiTokenRow["scope"],
    created_at: toWireTime(created_at),
    last_used_on: last_used_at && tokyoDate(last_used_at),
    created_by: { id: user_id, first_name, last_name },
  };
}
