/** Tables of the reference data, whose rows have names by language. */
export const referenceDataLists = [
  "languages",
  "prefectures",
  "universities",
  "department_categories",
  "countries",
  "occupations",
  "event_purposes",
  "event_formats",
  "question_types",
];
