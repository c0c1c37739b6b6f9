import type { Settings } from "../../platform/env/read-settings.ts";
import { imageAddress } from "../../platform/storage/images/image-address.ts";
import { type Language, pickText } from "../../shared/languages/languages.ts";
import { may } from "./members/member-roles.ts";
import { organizationNameIn } from "./organization-name-in.ts";
import type { OrganizationRow } from "./organization-rows.server.ts";
import type { LanguageOrganization, Organization } from "./organizations.contract.ts";

/** The reader and their language. */
export interface Reader {
  language: Language;
  userId: number | null;
  settings: Settings;
}

/** Contacts, and a second language that nobody has filled in yet, are for organizers alone. */
export function presentOrganization(row: OrganizationRow, reader: Reader): Organization {
  const organizerIds = row.members.filter(({ role }) => may(role, "organize")).map(({ user_id }) => user_id);
  const isOrganizer = reader.userId !== null && organizerIds.includes(reader.userId);
  return {
    id: row.id,
    icon_url: imageAddress(reader.settings, row.icon_url),
    header_url: imageAddress(reader.settings, row.header_url),
    email: isOrganizer ? row.email : null,
    phone_num: isOrganizer ? row.phone_num : null,
    is_hf: row.is_hf,
    prefecture_ids: row.prefectures.map(({ id }) => id),
    university_ids: row.universities.map(({ id }) => id),
    prefectures: row.prefectures.map((prefecture) => presentNamed(prefecture, reader.language)),
    universities: row.universities,
    organizer_ids: organizerIds,
    organization_name: organizationNameIn(row.texts, reader.language),
    link_instagram: row.link_instagram,
    link_wechat: row.link_wechat,
    link_facebook: row.link_facebook,
    link_line: row.link_line,
    link_x: row.link_x,
    link_official_site: row.link_official_site,
    language_organizations: row.texts
      .filter((text) => isOrganizer || text.is_main || text.name !== "")
      .map(presentLanguageOrganization),
    lock_version: row.lock_version,
  };
}

export function presentLanguageOrganization({
  description,
  ...text
}: OrganizationRow["texts"][number]): LanguageOrganization {
  const { id, language_id, name, is_main } = text;
  return { id, language_id, name, discription: description, is_main };
}

function presentNamed({ id, names }: OrganizationRow["prefectures"][number], language: Language) {
  return { id, name: pickText(language, names) };
}
