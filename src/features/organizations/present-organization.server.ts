import type { Clock } from "../../platform/clock/clock.ts";
import type { Settings } from "../../platform/env/read-settings.ts";
import { imageAddress } from "../../platform/storage/images/image-address.ts";
import { type Language, pickText } from "../../shared/languages/languages.ts";
import type { TextReader } from "../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { isDisclosed, presentDisclosure } from "./disclosure/disclosure.ts";
import { may } from "./members/member-roles.ts";
import { organizationNameIn } from "./organization-name-in.ts";
import type { OrganizationRow } from "./organization-rows.server.ts";
import type { LanguageOrganization, Organization } from "./organizations.contract.ts";
import { recognitionsInForce } from "./recognition/recognitions-in-force.server.ts";

/** The reader and their language. */
export interface Reader extends TextReader {
  userId: number | null;
  settings: Settings;
  clock: Clock;
  isUniteam?: boolean;
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
    recognitions: recognitionsInForce(row.recognitions, reader.clock),
    organizer_ids: organizerIds,
    organization_name: organizationNameIn(row.texts, reader),
    link_instagram: row.link_instagram,
    link_wechat: row.link_wechat,
    link_facebook: row.link_facebook,
    link_line: row.link_line,
    link_x: row.link_x,
    link_official_site: row.link_official_site,
    disclosure: presentDisclosure(row.disclosure),
    is_disclosed: isDisclosed(row.disclosure),
    answers_kept_days: row.answers_kept_days,
    language_organizations: row.texts
      .filter((text) => isOrganizer || text.is_main || text.name !== "")
      .map(presentLanguageOrganization),
    ...(isInsider(row, reader) && {
      suspended_at: row.suspended_at && toWireTime(row.suspended_at),
      suspension_reason: row.suspension_reason,
    }),
    lock_version: row.lock_version,
  };
}

/** Whether an organization is there for a reader: a suspended one for its members and the product team alone. */
export function isShownTo(row: OrganizationRow, reader: Pick<Reader, "userId" | "isUniteam">): boolean {
  return row.suspended_at === null || isInsider(row, reader);
}

function isInsider(
  { members }: OrganizationRow,
  { userId, isUniteam }: Pick<Reader, "userId" | "isUniteam">,
) {
  return isUniteam === true || members.some(({ user_id }) => user_id === userId);
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
