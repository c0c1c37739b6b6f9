import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxIntegrationLabelLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, pathId, WireTime } from "../../../shared/wire.ts";

const OrganizationPath = z.object({ id: pathId("organization") });

/** `read` makes no call that writes. */
export const tokenScopes = ["read", "full"] as const;

export const ApiTokenRow = z.object({
  id: Id,
  label: z.string(),
  scope: z.enum(tokenScopes),
  created_at: WireTime,
  /** The day on which it was last used, in Japan; null before its first use. */
  last_used_on: z.string().meta({ format: "date" }).nullable(),
  /** In whose name it acts; it ends with their membership. */
  created_by: z.object({ id: Id, first_name: z.string(), last_name: z.string() }),
});
export type ApiTokenRow = z.infer<typeof ApiTokenRow>;

export const NewApiToken = ApiTokenRow.extend({
  /** Shown once: it is kept as a digest. */
  token: z.string(),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

export const apiTokenContracts = {
  "GET /organizations/{id}/api_tokens": defineContract({
    summary: "The tokens by which programs act for the organization, without what they show, oldest first",
    params: OrganizationPath,
    answer: z.array(ApiTokenRow),
  }),
  "POST /organizations/{id}/api_tokens": defineContract({
    summary:
      "Make a token, at most 20. It acts as an editor of the organization in the caller's name, never on accounts",
    params: OrganizationPath,
    body: z.object({
      label: line(maxIntegrationLabelLength).min(1, "blank"),
      scope: z.enum(tokenScopes, "invalid"),
    }),
    answer: NewApiToken,
    refusals: [429],
  }),
  "DELETE /organizations/{id}/api_tokens/{token_id}": defineContract({
    summary: "End a token at once",
    params: z.object({ id: pathId("organization"), token_id: pathId("api_token") }),
    answer: ApiTokenRow,
  }),
};
