import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { maxSearchLength } from "../../shared/limits/max-lengths-on-public-pages.ts";
import { Id, line, PageCursor, QueryId, WireTime } from "../../shared/wire.ts";
import { Recognition } from "../organizations/organizations.contract.ts";

const defaultLimit = 100;

const DirectoryQuery = z.object({
  q: line(maxSearchLength).optional(),
  university_id: QueryId.optional(),
  recognised_by: QueryId.optional(),
  limit: z.coerce
    .number("invalid")
    .int("invalid")
    .min(1, "invalid")
    .max(100, "invalid")
    .default(defaultLimit),
  cursor: PageCursor,
});

export const ListedOrganization = z.object({
  id: Id,
  organization_name: z.string(),
  icon_url: z.string().nullable(),
  followers_count: z.int(),
  /** The next event that it hosts and that every visitor finds in lists. */
  next_event: z
    .object({
      id: Id,
      title: z.string(),
      start_at: WireTime,
      is_online: z.boolean(),
      prefecture_id: Id,
    })
    .nullable(),
  /** Those alone that are in force. */
  recognitions: z.array(Recognition),
});
export type ListedOrganization = z.infer<typeof ListedOrganization>;

export const organizationDirectoryContracts = {
  "GET /organizations/directory": defineContract({
    summary: "Organizations, those with the next event first; found by their names and universities",
    query: DirectoryQuery,
    answer: z.array(ListedOrganization),
    paged: true,
  }),
};
