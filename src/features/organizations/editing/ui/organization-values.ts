import { writtenLanguages } from "../../../../shared/languages/languages.ts";
import { retentionDays } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { mergeFields, mergeTexts } from "../../../../ui/forms/saving/merge-typed.ts";
import { disclosureFields } from "../../disclosure/disclosure.ts";
import {
  type DisclosureValues,
  disclosureValues,
  mergeDisclosureValues,
} from "../../disclosure/ui/disclosure-values.ts";
import type { LanguageOrganization, Organization } from "../../organizations.contract.ts";

export const organizationLinks = [
  "link_official_site",
  "link_instagram",
  "link_x",
  "link_facebook",
  "link_line",
  "link_wechat",
] as const;

type Links = Record<(typeof organizationLinks)[number], string>;

/** The organization form as it is typed: empty texts for what is not set. */
export interface OrganizationValues extends Links {
  email: string;
  phone_num: string;
  /** Ids as texts, as the kit's choices want them. */
  prefecture_ids: string[];
  university_ids: string[];
  icon_url: string;
  header_url: string;
  disclosure: DisclosureValues;
  answers_kept_days: string;
  /** The main language first; at most two. */
  texts: OrganizationText[];
  /** Of what was loaded; none for a new organization. */
  lock_version?: number;
}

export interface OrganizationText {
  language_id: number;
  name: string;
  discription: string;
}

/** @param email the address of the account, which is proposed for the organization */
export function newOrganizationValues(languageId: number, email = ""): OrganizationValues {
  return {
    ...(Object.fromEntries(organizationLinks.map((link) => [link, ""])) as Links),
    email,
    phone_num: "",
    prefecture_ids: [],
    university_ids: [],
    icon_url: "",
    header_url: "",
    disclosure: disclosureValues(),
    answers_kept_days: String(retentionDays.usual),
    texts: [{ language_id: languageId, name: "", discription: "" }],
  };
}

export function organizationValues(organization: Organization): OrganizationValues {
  return {
    ...(Object.fromEntries(organizationLinks.map((link) => [link, organization[link] ?? ""])) as Links),
    email: organization.email ?? "",
    phone_num: organization.phone_num ?? "",
    prefecture_ids: organization.prefecture_ids.map(String),
    university_ids: organization.university_ids.map(String),
    icon_url: organization.icon_url ?? "",
    header_url: organization.header_url ?? "",
    disclosure: disclosureValues(organization.disclosure),
    answers_kept_days: String(organization.answers_kept_days),
    texts: organization.language_organizations.map(organizationText),
    lock_version: organization.lock_version,
  };
}

export function organizationText({ language_id, name, discription }: LanguageOrganization): OrganizationText {
  return { language_id, name, discription };
}

/** Rebases what was typed since `began` onto what is saved now. */
export function mergeOrganization(
  began: OrganizationValues,
  typed: OrganizationValues,
  saved: OrganizationValues,
): OrganizationValues {
  return {
    ...mergeFields(began, typed, saved),
    disclosure: mergeDisclosureValues(began.disclosure, typed.disclosure, saved.disclosure),
    texts: mergeTexts(began.texts, typed.texts, saved.texts),
  };
}

/** The form as the API wants it. */
export function organizationBody({ texts, ...values }: OrganizationValues) {
  return {
    ...values,
    answers_kept_days: Number(values.answers_kept_days),
    prefecture_ids: values.prefecture_ids.map(Number),
    university_ids: values.university_ids.map(Number),
    language_organizations_attributes: texts.map((text, place) => ({ ...text, is_main: place === 0 })),
  };
}

/** The form's field for a place in the body, or for a field that a refusal names. */
export function organizationField(path: string[]): string | null {
  const [first = "", place, key] = path;
  if (first === "language_organizations_attributes") return key ? `texts.${place}.${key}` : null;
  if (isDisclosureField(first)) return `disclosure.${first}.${writtenLanguages[0]}`;
  if (first === "name" || first === "discription") return `texts.0.${first}`;
  return first in newOrganizationValues(1) ? first : null;
}

const isDisclosureField = (name: string) => (disclosureFields as readonly string[]).includes(name);
