/** The masters as forms need them; names of languages and universities come in both languages. */
export interface Masters {
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
  symbol: string | null;
  is_commonly_used: boolean;
}

export interface MasterUniversity {
  id: number;
  name_ja: string;
  name_en: string;
  prefecture_id: number;
  snake_name: string;
}

let known: Promise<Masters> | null = null;

/** Fetched once a visit; a failure is not kept. */
export function fetchMasters(): Promise<Masters> {
  known ??= fetchAll().catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

/** The call carries each master as a JSON text of its own. */
async function fetchAll(): Promise<Masters> {
  const response = await fetch("/api/v1/masters/all", {
    headers: { "user-locale": document.documentElement.lang },
  });
  if (!response.ok) throw new Error(`the masters answered ${response.status}`);
  const { data } = (await response.json()) as { data: Record<keyof Masters, string> };
  return Object.fromEntries(Object.entries(data).map(([name, text]) => [name, JSON.parse(text)])) as never;
}
