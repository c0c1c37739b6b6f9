import type { User } from "../../accounts/accounts.contract.ts";
import type { EventRow } from "../event-rows.server.ts";
import type { Event } from "../events.contract.ts";

/** Until when only those may apply who are in each of the lists that are not empty. */
export interface Priority {
  until: Date;
  graduationYears: readonly number[];
  universityIds: readonly number[];
  departmentCategoryIds: readonly number[];
  occupationIds: readonly number[];
}

/** Facts about a person that a priority may ask for; null for what their profile does not tell. */
export interface PriorityFacts {
  graduationYear: number | null;
  universityId: number | null;
  departmentCategoryId: number | null;
  occupationId: number | null;
}

/** Facts of a profile until it was changed. */
export interface FormerProfile extends PriorityFacts {
  replacedAt: Date;
}

/**
 * The profile as it was at a moment, or when the person signed up if that was later: what is changed afterwards, for the moment or
 * for good, does not count.
 * @param former in any order
 */
export function profileAt(
  moment: Date,
  current: PriorityFacts,
  former: readonly FormerProfile[],
): PriorityFacts {
  const replacedLater = former.filter(({ replacedAt }) => replacedAt > moment);
  const [first] = replacedLater.sort((one, other) => one.replacedAt.getTime() - other.replacedAt.getTime());
  return first ?? current;
}

/** Facts of somebody of whom not everything is known yet: undefined for what has not been asked. */
export type KnownFacts = { [Fact in keyof PriorityFacts]?: PriorityFacts[Fact] | undefined };

/** Whether a person may apply now, when the priority is over (`later`), or cannot be told by what is known of them. */
export type Admission = "now" | "later" | "unknown";

/**
 * Whether a priority lets a person apply: the call that applies, the event's page, its button, its card and the form all ask here. At
 * the very moment of its end a priority is over.
 * @param told what somebody knows who knows more of the person; it counts while the priority lasts
 */
export function admissionOf(
  priority: Priority | null,
  person: KnownFacts,
  now: Date,
  told?: Admission,
): Admission {
  if (!priority || priority.until <= now) return "now";
  if (told) return told;
  const asked: [readonly number[], number | null | undefined][] = [
    [priority.graduationYears, person.graduationYear],
    [priority.universityIds, person.universityId],
    [priority.departmentCategoryIds, person.departmentCategoryId],
    [priority.occupationIds, person.occupationId],
  ];
  const facts = asked.filter(([list]) => list.length > 0);
  if (facts.some(([list, value]) => value === null || (value !== undefined && !list.includes(value))))
    return "later";
  return facts.some(([, value]) => value === undefined) ? "unknown" : "now";
}

/**
 * As `admissionOf`, of the reader of a page: what the server says counts where their profile was changed since the event opened. Of a
 * visitor nothing is known.
 */
export function admissionOfReader(
  { id, priority }: { id: number; priority: Priority | null },
  user: User | null | undefined,
  now: Date,
): Admission {
  return admissionOf(priority, user ? priorityFactsOf(user) : {}, now, user?.admissions?.[id]);
}

export function isAdmitted(priority: Priority | null, person: PriorityFacts, now: Date): boolean {
  return admissionOf(priority, person, now) === "now";
}

export type PriorityRow = Pick<
  EventRow,
  | "priority_until_at"
  | "priority_graduation_years"
  | "priority_university_ids"
  | "priority_department_category_ids"
  | "priority_occupation_ids"
>;

export function priorityOfRow(row: PriorityRow): Priority | null {
  if (!row.priority_until_at) return null;
  return {
    until: row.priority_until_at,
    graduationYears: row.priority_graduation_years,
    universityIds: row.priority_university_ids,
    departmentCategoryIds: row.priority_department_category_ids,
    occupationIds: row.priority_occupation_ids,
  };
}

export function priorityOfEvent({
  priority_access: access,
}: Partial<Pick<Event, "priority_access">>): Priority | null {
  if (!access) return null;
  return {
    until: new Date(access.until),
    graduationYears: access.graduation_years,
    universityIds: access.university_ids,
    departmentCategoryIds: access.department_category_ids,
    occupationIds: access.occupation_ids,
  };
}

export function priorityFactsOf(
  person: Pick<User, "graduation_year" | "university_id" | "department_category_id" | "occupation_id">,
): PriorityFacts {
  return {
    graduationYear: person.graduation_year,
    universityId: person.university_id,
    departmentCategoryId: person.department_category_id,
    occupationId: person.occupation_id,
  };
}
