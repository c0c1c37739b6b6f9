import type { Executor } from "../../platform/db/client.server.ts";
import { Page } from "../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.ts";
import { findRecognisedBy } from "../organizations/organizations.server.ts";
import { findOrganizationsByName } from "./find-organizations-by-name.server.ts";
import { type RankedOrganization, rankOrganizations } from "./rank-organizations.server.ts";

export interface DirectoryFilters {
  q?: string | undefined;
  university_id?: number | undefined;
  /** A university: those alone that it recognises. */
  recognised_by?: number | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface DirectoryPage {
  page: Page<RankedOrganization>;
  /** In all pages. */
  found: number;
  /** Of all organizations, filtered or not. */
  universityIds: Set<number>;
}

/** A page of the directory of organizations. */
export async function listOrganizations(
  db: Executor,
  { q, university_id, recognised_by, cursor, limit }: DirectoryFilters,
  now: Date,
): Promise<DirectoryPage> {
  const all = await rankOrganizations(db, now);
  const there = university_id ? all.filter((one) => one.universityIds.includes(university_id)) : all;
  const trusted = recognised_by ? await keepRecognised(db, there, recognised_by, now) : there;
  const found = q ? await findOrganizationsByName(db, trusted, q) : trusted;
  const rest = cursor ? found.filter(isAfter(cursor)) : found;
  const rows = rest.slice(0, limit);
  const last = rows.at(-1);
  const isCut = last && rest.length > limit;
  return {
    page: new Page(rows, isCut ? writeCursor({ at: last.placedAt, id: last.id }) : null),
    found: found.length,
    universityIds: new Set(all.flatMap(({ universityIds }) => universityIds)),
  };
}

async function keepRecognised(
  db: Executor,
  all: readonly RankedOrganization[],
  universityId: number,
  now: Date,
): Promise<RankedOrganization[]> {
  const recognised = new Set(await findRecognisedBy(db, universityId, now));
  return all.filter(({ id }) => recognised.has(id));
}

/** Also where the organization at which the page before ended has moved since. */
function isAfter(cursor: string) {
  const { at, id } = readCursor(cursor);
  return (one: RankedOrganization) =>
    one.placedAt > at || (one.placedAt.getTime() === at.getTime() && one.id > id);
}
