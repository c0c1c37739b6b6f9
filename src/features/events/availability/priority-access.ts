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

/** Whether the person may apply: at the very moment of its end a priority is over. */
export function isAdmitted(priority: Priority | null, person: PriorityFacts, now: Date): boolean {
  if (!priority || priority.until <= now) return true;
  const isIn = (list: readonly number[], value: number | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  return (
    isIn(priority.graduationYears, person.graduationYear) &&
    isIn(priority.universityIds, person.universityId) &&
    isIn(priority.departmentCategoryIds, person.departmentCategoryId) &&
    isIn(priority.occupationIds, person.occupationId)
  );
}
