import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { queryClient } from "../../../platform/browser/query-client.ts";
import { documentLanguage } from "../../../shared/languages/document-language.ts";
import type { referenceDataContracts } from "../reference-data.contract.ts";
import { fetchUniversityDirectory } from "./university-directory.ts";

const api = apiClient<typeof referenceDataContracts>();

/** The reference data as forms need them; names of languages and universities come in Japanese, English and the page's language. */
export interface ReferenceData {
  languages: MasterLanguage[];
  prefectures: MasterRow[];
  universities: MasterUniversity[];
  department_categories: MasterRow[];
  countries: MasterRow[];
  occupations: (MasterRow & { should_inquire_univ_info: boolean })[];
  event_purposes: MasterRow[];
  event_formats: MasterRow[];
  question_types: MasterRow[];
}

export interface MasterRow {
  id: number;
  /** In the page's language. */
  name: string;
}

export interface MasterLanguage {
  id: number;
  name_ja: string;
  name_en: string;
  name?: string | undefined;
  symbol: string | null;
  is_commonly_used: boolean;
}

export interface MasterUniversity {
  id: number;
  name_ja: string;
  name_en: string;
  name?: string | undefined;
  prefecture_id: number;
  snake_name: string;
  /** The keys of all its names (`findByName`). */
  search: string;
  /** The keys of what people call it for short. */
  short?: string | undefined;
  weight?: number | undefined;
}

const onceAVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const referenceDataQuery = () =>
  queryOptions({
    queryKey: ["reference-data", "all", documentLanguage()],
    queryFn: fetchAll,
    // A form stays while the names in another language are on their way.
    placeholderData: keepPreviousData,
    ...onceAVisit,
  });

/** With their names in the page's language. */
export const languagesQuery = () =>
  queryOptions({
    queryKey: ["reference-data", "languages", documentLanguage()],
    queryFn: async () => (await api("GET /masters/languages")).data,
    ...onceAVisit,
  });

/** For loaders of pages with forms: 400 KB. A failure is not kept. */
export const fetchReferenceData = (): Promise<ReferenceData> => queryClient.fetchQuery(referenceDataQuery());

/** For loaders of pages that name languages and need nothing else. A failure is not kept. */
export const fetchLanguages = (): Promise<MasterLanguage[]> => queryClient.fetchQuery(languagesQuery());

/** The call carries each master as a JSON text of its own. */
async function fetchAll(): Promise<ReferenceData> {
  const [response, directory] = await Promise.all([
    fetch("/api/v1/masters/all", { headers: { "user-locale": documentLanguage() } }),
    fetchUniversityDirectory(),
  ]);
  if (!response.ok) throw new Error(`the reference data answered ${response.status}`);
  const { data } = (await response.json()) as { data: Record<keyof ReferenceData, string> };
  const referenceData = Object.fromEntries(
    Object.entries(data).map(([name, text]) => [name, JSON.parse(text)]),
  ) as unknown as ReferenceData;
  const findable = new Map(directory.universities.map((one) => [one.id, one]));
  const universities = referenceData.universities.map((one) => {
    const { search = "", short, weight } = findable.get(one.id) ?? {};
    return { ...one, search, short, weight };
  });
  return { ...referenceData, universities };
}
