import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { User } from "../../accounts/accounts.contract.ts";
import { isAdmittedByProfile, type OpenedEvent } from "./admitted-by-profile.ts";
import { isAheadSql } from "./event-availability.ts";
import type { FormerProfile, PriorityFacts } from "./priority-access.ts";

/** Nobody has the priorities of more events in sight. */
const eventsAtMost = 500;

interface Found extends OpenedEvent, PriorityFacts {
  id: number;
  former: (PriorityFacts & { replacedAt: string })[];
}

/** Whether priorities let a person apply now whose profile has changed since the events opened; the soonest event first. */
export async function findAdmissions(
  db: Executor,
  userId: number,
  now: Date,
): Promise<NonNullable<User["admissions"]>> {
  const { rows } = await sql<Found>`
    select e.id, e.start_at, e.reception_start_at, coalesce(e.published_at, e.created_at) as published_at,
           e.priority_until_at, e.priority_graduation_years, e.priority_university_ids,
           e.priority_department_category_ids, e.priority_occupation_ids,
           u.graduation_year as "graduationYear", u.university_id as "universityId",
           u.department_category_id as "departmentCategoryId", u.occupation_id as "occupationId", former.profiles as former
      from users u
      join events e on e.priority_until_at > ${now} and ${isAheadSql(now)}
      cross join lateral (
        select json_agg(json_build_object(
                 'replacedAt', p.replaced_at, 'graduationYear', p.graduation_year, 'universityId', p.university_id,
                 'departmentCategoryId', p.department_category_id, 'occupationId', p.occupation_id)) as profiles
          from former_profiles p
         where p.user_id = u.id and p.replaced_at > coalesce(e.published_at, e.created_at)) former
     where u.id = ${userId} and former.profiles is not null
     order by e.start_at, e.id
     limit ${eventsAtMost}`.execute(db);
  const admissions = rows.map(({ id, former, ...row }) => {
    const formerProfiles = former.map(
      (one): FormerProfile => ({ ...one, replacedAt: new Date(one.replacedAt) }),
    );
    return [id, isAdmittedByProfile(row, row, formerProfiles, now) ? "now" : "later"] as const;
  });
  return Object.fromEntries(admissions);
}
