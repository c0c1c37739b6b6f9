import { referenceDataLists } from "./reference-data-lists.ts";

// The address of a university is made of its English name.
const refusedNames = ['{"ja": "", "en": "x"}', '{"ja": null, "en": "x"}'];

/** Statements about reference data that the database refuses: the rule, the constraint and a statement. */
export function refusedReferenceData() {
  const university = (name: string, kind: string) =>
    `insert into universities (id, names, prefecture_id, kind) values (9999, '{"en": "${name}"}', 1, '${kind}')`;
  return [
    ...referenceDataLists.flatMap((list) =>
      refusedNames.map(
        (names) =>
          [
            `names of ${list} are texts by language, not ${names}`,
            `${list}_names_check`,
            `update ${list} set names = '${names}'`,
          ] as const,
      ),
    ),
    [
      "contents of a language are those of one language of readers",
      "interface_languages_language_key",
      `insert into interface_languages (code, language_id) values ('eo', 1)`,
    ],
    [
      "an address names one university, whatever its case",
      "universities_snake_name_key",
      university("hokkaido university", "national"),
    ],
    ["a university has a known kind", "universities_kind_check", university("X", "x")],
    ["Japan has 47 prefectures", "prefectures_id_check", "insert into prefectures (id) values (48)"],
    [
      "a country's code is unique",
      "countries_alpha2_key",
      `insert into countries (id, alpha2) values (999, 'JP')`,
    ],
    [
      "a country's code is two letters",
      "countries_alpha2_check",
      `insert into countries (id, alpha2) values (999, 'jp')`,
    ],
    [
      "a question type's key is unique",
      "question_types_key_key",
      `insert into question_types (id, key) values (9, 'radio')`,
    ],
  ] as const;
}
