import {
  byWrittenLanguage,
  type Language,
  type WrittenLanguage,
  writtenLanguages,
} from "../../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../../shared/languages/name-of-language.ts";
import { mergeFields } from "../../../../ui/forms/saving/merge-typed.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { Organization } from "../../organizations.contract.ts";
import { type DisclosureField, disclosureFields, ofEachField } from "../disclosure.ts";

/** Disclosure as it is typed: empty texts for what is not told. */
export type DisclosureValues = Record<DisclosureField, Record<WrittenLanguage, string>>;

/** Disclosure as the form shows it; nothing of a new organization. */
export function disclosureValues(told?: Organization["disclosure"]): DisclosureValues {
  return ofEachField((field) => byWrittenLanguage((language) => told?.[field][language] ?? ""));
}

/** Text by text: what was typed where it differs from what it began with, else what is saved now. */
export function mergeDisclosureValues(
  began: DisclosureValues,
  typed: DisclosureValues,
  saved: DisclosureValues,
): DisclosureValues {
  return ofEachField((field) => mergeFields(began[field], typed[field], saved[field]));
}

/** Each text under its label, for the comparison of two states. */
export function shownDisclosure(
  values: DisclosureValues,
  t: Texts,
  reader: Language,
): [label: string, shown: string][] {
  return disclosureFields.flatMap((field) =>
    writtenLanguages.map((language): [string, string] => [
      `${t(`organization_form.${field}`)} (${languageNameIn(language, reader)})`,
      values[field][language],
    ]),
  );
}
