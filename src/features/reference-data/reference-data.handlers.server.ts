import { endpoint } from "../../platform/http/handler.server.ts";
import { notFound } from "../../shared/app-error.ts";
import { QueryId } from "../../shared/wire.ts";
import { allMasters } from "./find-reference-data.server.ts";
import { masterCalls as calls } from "./reference-data.contract.ts";
import {
  findLanguages,
  findPrefectures,
  findUniversities,
  findUniversityByName,
  findUniversityOf,
} from "./reference-data-rows.server.ts";
import { universityDirectory } from "./university-directory.server.ts";

export const listAllMasters = endpoint(
  calls["GET /masters/all"],
  async ({ platform, language }) => {
    const all = Object.entries(await allMasters(platform.db, language));
    return Object.fromEntries(all.map(([name, rows]) => [name, JSON.stringify(rows)])) as never;
  },
  { kept: true },
);

export const listLanguages = endpoint(
  calls["GET /masters/languages"],
  ({ platform }) => findLanguages(platform.db),
  { kept: true },
);

export const listPrefectures = endpoint(
  calls["GET /masters/prefectures"],
  ({ platform, language }) => findPrefectures(platform.db, language),
  { kept: true },
);

export const listUniversities = endpoint(
  calls["GET /masters/universities"],
  async ({ platform }, { query }) => {
    if (!query.prefecture_id) return findUniversities(platform.db, null);
    const prefectureId = QueryId.safeParse(query.prefecture_id);
    return prefectureId.success ? findUniversities(platform.db, prefectureId.data) : [];
  },
  { kept: true },
);

export const showUniversity = endpoint(
  calls["GET /masters/universities/{name_en}"],
  async ({ platform }, { params }) => {
    const university = await findUniversityByName(platform.db, params.name_en);
    if (!university) throw notFound("university");
    return university;
  },
  { kept: true },
);

export const showUniversityDirectory = endpoint(
  calls["GET /masters/university_directory"],
  ({ platform, language }) => universityDirectory(platform.db, language),
  { kept: true },
);

export const showOwnUniversity = endpoint(
  calls["GET /masters/own_university"],
  async ({ platform, session }) =>
    session ? ((await findUniversityOf(platform.db, session.user.id)) ?? null) : null,
);
