import { showOrganizationToVisitors } from "../../features/organizations/organizations.server.ts";
import {
  findReferenceData,
  findUniversityByName,
  readerNameIn,
} from "../../features/reference-data/reference-data.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Texts } from "../../ui/texts/texts.tsx";
import { formatFilters } from "../event-lists/filters/describe-filters.ts";
import { filterChoices } from "../event-lists/filters/filter-choices.ts";
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
  const texts = allTexts(language);
  const t: Texts = (key, values) => texts._(key, values);
  const parts = [
    organization ? organization.organization_name : null,
    university ? readerNameIn(university, language) : null,
    formatFilters(filters, filterChoices(referenceData, language, filters), t, language),
  ].filter(Boolean);
  const brand = texts._("brand.name");
  return {
    name: parts.length > 0 ? `${parts.join(" · ")} | ${brand}` : brand,
    university: university || undefined,
  };
}
