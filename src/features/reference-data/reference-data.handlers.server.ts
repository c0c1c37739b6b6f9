import { handler } from "../../platform/http/handler.server.ts";
import { notFound } from "../../shared/app-error.ts";
import { QueryId } from "../../shared/wire.ts";
import { findReferenceData } from "./find-reference-data.server.ts";
import { referenceDataContracts as contracts } from "./reference-data.contract.ts";
import { findLanguages, findPrefectures } from "./reference-data-rows.server.ts";
import { weighedUniversityDirectory } from "./universities/university-directory.server.ts";
import { universityDomains } from "./universities/university-domains.server.ts";
import { findUniversities, findUniversityMaster } from "./universities/university-rows.server.ts";

export const listReferenceDataHandler = handler(
  contracts["GET /masters/all"],
  async ({ platform, language }) => {
    const all = Object.entries(await findReferenceData(platform.db, language));
    return Object.fromEntries(all.map(([name, rows]) => [name, JSON.stringify(rows)])) as never;
  },
  { isCached: true },
);

export const listLanguagesHandler = handler(
  contracts["GET /masters/languages"],
  ({ platform }) => findLanguages(platform.db),
  { isCached: true },
);

export const listPrefecturesHandler = handler(
  contracts["GET /masters/prefectures"],
  ({ platform, language }) => findPrefectures(platform.db, language),
  { isCached: true },
);

export const listUniversitiesHandler = handler(
  contracts["GET /masters/universities"],
  async ({ platform }, { query }) => {
    if (!query.prefecture_id) return findUniversities(platform.db, null);
    const prefectureId = QueryId.safeParse(query.prefecture_id);
    return prefectureId.success ? findUniversities(platform.db, prefectureId.data) : [];
  },
  { isCached: true },
);

export const showUniversityHandler = handler(
  contracts["GET /masters/universities/{name_en}"],
  async ({ platform }, { params }) => {
    const university = await findUniversityMaster(platform.db, params.name_en);
    if (!university) throw notFound("university");
    return university;
  },
  { isCached: true },
);

export const showUniversityDirectoryHandler = handler(
  contracts["GET /masters/university_directory"],
  ({ platform, language }) => weighedUniversityDirectory(platform.db, language, platform.clock.now()),
  { isCached: true },
);

export const listUniversityDomainsHandler = handler(
  contracts["GET /masters/university_domains"],
  () => [...universityDomains],
  { isCached: true },
);
