import {
  hasText,
  mergeTextsByLanguage,
  presentTextsByLanguage,
  type SentTexts,
  type StoredTexts,
  type TextsByLanguage,
} from "../../../shared/languages/texts-by-language.ts";

/** The fields by which an organization tells who is behind it, in the order in which it is asked and shown. */
export const disclosureFields = [
  "representative",
  "parent_body",
  "membership_fee",
  "regular_place",
  "aims",
] as const;
export type DisclosureField = (typeof disclosureFields)[number];

/** Fields that are not told are left out. */
export type StoredDisclosure = Partial<Record<DisclosureField, StoredTexts>>;
export type SentDisclosure = { [Field in DisclosureField]?: SentTexts | undefined };

/** One value for each field. */
export function ofEachField<Value>(make: (field: DisclosureField) => Value): Record<DisclosureField, Value> {
  return Object.fromEntries(disclosureFields.map((field) => [field, make(field)])) as Record<
    DisclosureField,
    Value
  >;
}

/** The fields that are told in no language. */
export function untoldFields(disclosure: StoredDisclosure): DisclosureField[] {
  return disclosureFields.filter((field) => !hasText(disclosure[field]));
}

/** Whether an organization has told all of who is behind it; one language of each suffices. */
export function isDisclosed(disclosure: StoredDisclosure): boolean {
  return untoldFields(disclosure).length === 0;
}

/** The disclosure after an update, without the fields and languages that are empty. */
export function mergeDisclosure(stored: StoredDisclosure, sent: SentDisclosure): StoredDisclosure {
  const merged = ofEachField((field) => mergeTextsByLanguage(stored[field], sent[field]));
  return Object.fromEntries(Object.entries(merged).filter(([, texts]) => hasText(texts)));
}

/** As answers show it: every field in every language, null where it is not told. */
export function presentDisclosure(disclosure: StoredDisclosure): Record<DisclosureField, TextsByLanguage> {
  return ofEachField((field) => presentTextsByLanguage(disclosure[field]));
}
