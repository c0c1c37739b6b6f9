import { sql } from "kysely";
import { z } from "zod";
import { type ExportPart, Moment, Names } from "./export-part.server.ts";

/** Parts that the account itself knows. */
export const accountParts: readonly ExportPart[] = [
  {
    name: "profile",
    about: "The account: name, address, what was told of oneself, and which mails are wanted. One row",
    of: [],
    row: z.object({
      id: z.int(),
      email: z.string().nullable(),
      email_confirmed_at: Moment.nullable(),
      first_name: z.string(),
      last_name: z.string(),
      first_name_reading: z.string().nullable(),
      last_name_reading: z.string().nullable(),
      first_name_guess: z.string().nullable(),
      last_name_guess: z.string().nullable(),
      country: Names.nullable(),
      occupation: Names.nullable(),
      university: Names.nullable(),
      department_category: Names.nullable(),
      graduation_year: z.int().nullable(),
      graduation_month: z.int().nullable(),
      profile_image_url: z.string().nullable(),
      language: z.string(),
      second_language: z.string().nullable(),
      is_uniteam: z.boolean(),
      wants_newsletter: z.boolean(),
      wants_announcements: z.boolean(),
      wants_organizer_digest: z.boolean(),
      created_at: Moment,
    }),
    select: (userId) => sql`
      select u.id, u.email, u.email_confirmed_at, u.first_name, u.last_name, u.first_name_reading, u.last_name_reading,
             u.first_name_guess, u.last_name_guess, c.names as country, o.names as occupation, un.names as university,
             d.names as department_category, u.graduation_year, u.graduation_month, u.profile_image_url, u.language, u.second_language, u.is_uniteam,
             u.wants_newsletter, u.wants_announcements, u.wants_organizer_digest, u.created_at
        from users u
        left join countries c on c.id = u.country_id left join occupations o on o.id = u.occupation_id
        left join universities un on un.id = u.university_id left join department_categories d on d.id = u.department_category_id
       where u.id = ${userId}`,
  },
  {
    name: "former_profiles",
    about: "What the profile said before it was changed, for as long as it is kept",
    of: ["former_profiles.user_id"],
    row: z.object({
      replaced_at: Moment,
      graduation_year: z.int().nullable(),
      university: Names.nullable(),
      department_category: Names.nullable(),
      occupation: Names.nullable(),
    }),
    select: (userId) => sql`
      select f.replaced_at, f.graduation_year, un.names as university, d.names as department_category, o.names as occupation
        from former_profiles f
        left join universities un on un.id = f.university_id
        left join department_categories d on d.id = f.department_category_id left join occupations o on o.id = f.occupation_id
       where f.user_id = ${userId} order by f.id`,
  },
  {
    name: "devices",
    about: "Devices on which one is signed in",
    of: ["sessions.user_id"],
    row: z.object({
      device: z.string().nullable(),
      created_at: Moment,
      last_used_at: Moment,
      expires_at: Moment,
      former_addresses: z.array(z.string()),
    }),
    select: (userId) => sql`
      select device, created_at, last_used_at, expires_at, former_uids as former_addresses
        from sessions where user_id = ${userId} order by id`,
  },
  {
    name: "known_devices",
    about: "When devices were seen that are known, so that a log-in from them sends no mail",
    of: ["known_devices.user_id"],
    row: z.object({ seen_at: Moment }),
    select: (userId) => sql`select seen_at from known_devices where user_id = ${userId} order by seen_at`,
  },
  {
    name: "passkeys",
    about: "Passkeys by their names; the keys themselves are on one's devices",
    of: ["passkeys.user_id"],
    row: z.object({ name: z.string(), created_at: Moment, last_used_at: Moment.nullable() }),
    select: (userId) => sql`
      select name, created_at, last_used_at from passkeys where user_id = ${userId} order by id`,
  },
  {
    name: "authenticator_app",
    about:
      "The app whose codes are asked for at the log-in; its secret and the recovery codes are nowhere but with the person",
    of: ["totp_secrets.user_id"],
    row: z.object({ created_at: Moment, confirmed_at: Moment.nullable(), recovery_codes_left: z.int() }),
    select: (userId) => sql`
      select t.created_at, t.confirmed_at,
             (select count(*)::int from recovery_codes r where r.totp_secret_id = t.id) as recovery_codes_left
        from totp_secrets t where t.user_id = ${userId} order by t.id`,
  },
  {
    name: "connected_accounts",
    about:
      "Accounts at other providers by which one logs in here: who provides them, and as whom they know the person",
    of: ["identities.user_id"],
    row: z.object({
      issuer: z.string(),
      subject: z.string(),
      provider: z.string(),
      created_at: Moment,
      last_used_at: Moment,
    }),
    select: (userId) => sql`
      select issuer, subject, provider, created_at, last_used_at from identities where user_id = ${userId} order by id`,
  },
  {
    name: "email_change",
    about: "A new address that waits for its link to be opened",
    of: ["email_changes.user_id"],
    row: z.object({ email: z.string(), requested_at: Moment, expires_at: Moment }),
    select: (userId) => sql`
      select email, requested_at, expires_at from email_changes where user_id = ${userId}`,
  },
  {
    name: "verified_university",
    about: "The university that was verified by a mail; the address is not kept",
    of: ["affiliations.user_id"],
    row: z.object({ university: Names, proved_at: Moment, verified_until: Moment }),
    select: (userId) => sql`
      select un.names as university, a.proved_at, a.verified_until
        from affiliations a join universities un on un.id = a.university_id where a.user_id = ${userId}`,
  },
  {
    name: "university_request",
    about: "A university whose verification waits for a link to be opened",
    of: ["affiliation_requests.user_id"],
    row: z.object({ university: Names, created_at: Moment }),
    select: (userId) => sql`
      select un.names as university, r.created_at
        from affiliation_requests r join universities un on un.id = r.university_id where r.user_id = ${userId}`,
  },
  {
    name: "exports",
    about: "Exports like this one",
    of: ["account_exports.user_id"],
    row: z.object({ state: z.string(), created_at: Moment, expires_at: Moment.nullable() }),
    select: (userId) => sql`
      select state, created_at, expires_at from account_exports where user_id = ${userId} order by id`,
  },
];
