import type { ReferenceData } from "../../../src/features/reference-data/reference-data.public.ts";

/** As much of the reference data as forms ask about, in English. */
export const referenceData: ReferenceData = {
  languages: [
    { id: 1, name_ja: "日本語", name_en: "Japanese", symbol: "ja", is_commonly_used: true },
    { id: 2, name_ja: "英語", name_en: "English", symbol: "en", is_commonly_used: true },
  ],
  prefectures: [
    { id: 26, name: "Kyoto" },
    { id: 27, name: "Osaka" },
  ],
  universities: [
    {
      id: 81,
      name_ja: "京都大学",
      name_en: "Kyoto University",
      prefecture_id: 26,
      snake_name: "Kyoto_University",
      search: "kyoto university",
    },
  ],
  department_categories: [{ id: 1, name: "Letters" }],
  countries: [{ id: 392, name: "Japan" }],
  occupations: [
    { id: 1, name: "Student", should_inquire_univ_info: true },
    { id: 2, name: "Office worker", should_inquire_univ_info: false },
  ],
  event_purposes: [{ id: 1, name: "Exchange" }],
  event_formats: [{ id: 1, name: "Talk" }],
  question_types: [],
};
