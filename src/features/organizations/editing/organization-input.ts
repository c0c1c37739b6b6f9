import { z } from "zod";
import { maxTitleLength, retentionDays } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, isEmail, line, OptionalWebAddress, optionalLine, optionalText } from "../../../shared/wire.ts";
import { DisclosureIn } from "../disclosure/disclosure-input.ts";

const Email = line(254)
  .refine((value) => value !== "", { error: "blank", abort: true })
  .refine(isEmail, "email_not_valid");

const LanguageOrganizationIn = z
  .object({
    id: Id.nullish(),
    language_id: Id.optional(),
    name: optionalLine(maxTitleLength),
    discription: optionalText(20_000),
    is_main: z.boolean().optional(),
    _destroy: z.boolean().optional(),
  })
  .refine((entry) => entry._destroy || entry.name !== "", { path: ["name"], error: "name_required" });
export type LanguageOrganizationIn = z.output<typeof LanguageOrganizationIn>;

const Ids = z
  .array(Id)
  .max(1000)
  .transform((ids) => [...new Set(ids)]);

/** How many days after an event its answers stay. */
export const RetentionDays = z
  .int("answers_kept_days")
  .min(retentionDays.min, "answers_kept_days")
  .max(retentionDays.max, "answers_kept_days");

const organizationFields = {
  language_organizations_attributes: z.array(LanguageOrganizationIn).max(20),
  email: Email,
  phone_num: line(50).nullable(),
  prefecture_ids: Ids,
  university_ids: Ids,
  link_instagram: OptionalWebAddress,
  link_wechat: OptionalWebAddress,
  link_facebook: OptionalWebAddress,
  link_line: OptionalWebAddress,
  link_x: OptionalWebAddress,
  link_official_site: OptionalWebAddress,
  icon_url: OptionalWebAddress,
  header_url: OptionalWebAddress,
  disclosure: DisclosureIn,
  answers_kept_days: RetentionDays,
};

/** The body of an update: only the keys that are sent are changed. */
export const OrganizationIn = z
  .object(organizationFields)
  .partial()
  .extend({ lock_version: z.int().optional() });
export type OrganizationIn = z.output<typeof OrganizationIn>;

/** A new organization has an e-mail address and exactly one language entry, with a name. */
export const NewOrganizationIn = z
  .object(organizationFields)
  .partial()
  .required({ email: true })
  .extend({
    language_organizations_attributes: organizationFields.language_organizations_attributes
      .refine((entries) => entries.some(({ _destroy, name }) => !_destroy && name), {
        path: ["name"],
        error: "name_required",
      })
      .prefault([]),
  });
export type NewOrganizationIn = z.output<typeof NewOrganizationIn>;
