import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { Id, pathName } from "../../shared/wire.ts";

/** A master as other answers hold it; `name` is in the request's language. */
export const Named = z.object({ id: Id, name: z.string() });

export const Prefecture = Named;

export const University = z.object({
  id: Id,
  name_en: z.string(),
  name_ja: z.string(),
  /** In the request's language, where that has a name of its own. */
  name: z.string().optional(),
  prefecture_id: Id,
  snake_name: z.string(),
});
export type University = z.infer<typeof University>;

/** A university with where it advises its students, as far as that is known to us. */
const UniversityMaster = University.extend({
  /** The page of the office that students turn to. */
  advice_url: z.string().nullable(),
  advice_phone: z.string().nullable(),
});
export type UniversityMaster = z.infer<typeof UniversityMaster>;

/** The same in a list: what is not known is left out. */
const ListedUniversity = University.extend({
  advice_url: z.string().optional(),
  advice_phone: z.string().optional(),
});
export type ListedUniversity = z.infer<typeof ListedUniversity>;

/** A language of contents and of what is spoken; ids 1 and 2 are Japanese and English. */
export const Language = z.object({
  id: Id,
  name_ja: z.string(),
  name_en: z.string(),
  /** In the request's language, where that is another. */
  name: z.string().optional(),
  symbol: z.string().nullable(),
  emoji: z.string().nullable(),
  is_commonly_used: z.boolean(),
});
export type Language = z.infer<typeof Language>;

/** A row of the other reference data, as `masters/all` lists them. */
export const Master = z.object({ id: Id, name: z.string(), name_ja: z.string(), name_en: z.string() });
export type Master = z.infer<typeof Master>;

export const Occupation = Master.extend({ should_inquire_univ_info: z.boolean() });
export type Occupation = z.infer<typeof Occupation>;

/** A name to choose, in the request's language; `search` has the keys of all its names and its reading, a line each. */
const Findable = Named.extend({ search: z.string() });

/** Prefectures from north to south, universities in the order in which readers of the language look for them. */
const UniversityDirectory = z.object({
  prefectures: z.array(Findable),
  universities: z.array(
    Findable.extend({
      prefecture_id: Id,
      snake_name: z.string(),
      /** The keys of what people call it for short, a line each. */
      short: z.string(),
      /** The better known come first among those that fit what is typed alike. */
      weight: z.number(),
    }),
  ),
});
export type UniversityDirectory = z.infer<typeof UniversityDirectory>;

/** A domain of mail addresses, in lower case; those of domains below it are the university's as well. */
const UniversityDomain = z.object({ university_id: Id, domain: z.string() });

/** Each master is a JSON text of its own. */
const AllMasters = z.object({
  languages: z.string(),
  event_formats: z.string(),
  event_purposes: z.string(),
  universities: z.string(),
  department_categories: z.string(),
  countries: z.string(),
  occupations: z.string(),
  prefectures: z.string(),
  question_types: z.string(),
});

export const referenceDataContracts = {
  "GET /masters/all": defineContract({
    summary: "Every master, each as a JSON text to parse again",
    answer: AllMasters,
  }),
  "GET /masters/languages": defineContract({ summary: "The languages", answer: z.array(Language) }),
  "GET /masters/prefectures": defineContract({
    summary: "The prefectures of Japan",
    answer: z.array(Prefecture),
  }),
  "GET /masters/universities": defineContract({
    summary: "Universities by English name; those of one prefecture where it is named",
    query: z.object({ prefecture_id: z.string().optional() }),
    answer: z.array(ListedUniversity),
  }),
  "GET /masters/universities/{name_en}": defineContract({
    summary: "A university by its English name, underscores for spaces, case ignored",
    params: z.object({ name_en: pathName("university") }),
    answer: UniversityMaster,
  }),
  "GET /masters/university_directory": defineContract({
    summary: "All universities and prefectures in the order of the language, with what they are found by",
    answer: UniversityDirectory,
  }),
  "GET /masters/university_domains": defineContract({
    summary: "Domains under which universities have their mail addresses, as far as they are known",
    answer: z.array(UniversityDomain),
  }),
  "GET /masters/own_university": defineContract({
    summary: "The caller's university; null for visitors and where none is set",
    answer: University.nullable(),
  }),
};
