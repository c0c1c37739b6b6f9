import { showOrganizationToVisitors } from "../../features/organizations/organizations.server.ts";
import {
  findReferenceData,
  findUniversityByName,
} from "../../features/reference-data/reference-data.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { nameIn } from "../../shared/name-in.ts";
import { allTexts } from "../language/all-texts.server.ts";
import type { FeedRequest } from "./feed-address.ts";

/** The name of a feed in its reader's list of calendars; null where its university or organization is not there. */
export async function nameFeed(platform: Platform, feed: FeedRequest) {
  const { language, filters, university: universityName, organizationId } = feed;
  const university = universityName && (await findUniversityByName(platform.db, universityName));
  const organization =
    organizationId && (await showOrganizationToVisitors(platform, language, String(organizationId)));
  if ((universityName && !university) || (organizationId && !organization)) return null;
  const referenceData = await findReferenceData(platform.db, language);
  const nameOf = (rows: readonly { id: number; name: string }[], id?: number) =>
    rows.find((row) => row.id === id)?.name;
  const spoken = referenceData.languages.find(({ id }) => id === filters.language_id);
  const parts = [
    organization ? organization.organization_name : null,
    university ? nameIn(university, language) : null,
    nameOf(referenceData.prefectures, filters.prefecture_id),
    nameIn(spoken, language),
    nameOf(referenceData.event_purposes, filters.event_purpose_id),
    filters.q && `“${filters.q}”`,
  ].filter(Boolean);
  const brand = allTexts(language)._("brand.name");
  return {
    name: parts.length > 0 ? `${parts.join(" · ")} | ${brand}` : brand,
    university: university || undefined,
  };
}
