import type { SignUpChoices, SignUpValues } from "../../accounts/accounts.public.ts";
import type { KnownFacts } from "../../events/events.public.ts";

type SaidSoFar = Pick<
  SignUpValues,
  "occupation_id" | "university_id" | "department_category_id" | "graduation_year"
>;

/**
 * What a form that is being filled in tells of a person so far. Whoever is asked for no university has none; a university that is
 * not in the list counts as none, as with the API.
 */
export function knownFacts(
  person: SaidSoFar,
  { occupations }: Pick<SignUpChoices, "occupations">,
): KnownFacts {
  const occupation = occupations.find(({ id }) => String(id) === person.occupation_id);
  if (!occupation) return {};
  const isAsked = occupation.should_inquire_univ_info;
  const fact = (typed: string) => {
    if (!isAsked) return null;
    return typed === "" ? undefined : Number(typed) || null;
  };
  return {
    occupationId: occupation.id,
    universityId: fact(person.university_id),
    departmentCategoryId: fact(person.department_category_id),
    graduationYear: fact(person.graduation_year),
  };
}
