import { tokyoParts } from "../../../../shared/time/tokyo-time.ts";
import type { findReferenceData } from "../../../reference-data/reference-data.server.ts";
import type { SignUpChoices } from "./sign-up-parts.ts";

/** The reference data that the sign-up form needs; graduation in this year or one of the next seven. */
export function signUpChoices(
  referenceData: Awaited<ReturnType<typeof findReferenceData>>,
  now: Date,
): SignUpChoices {
  const { year } = tokyoParts(now);
  const row = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return {
    countries: referenceData.countries.map(row),
    occupations: referenceData.occupations.map((one) => ({
      ...row(one),
      should_inquire_univ_info: one.should_inquire_univ_info,
    })),
    prefectures: referenceData.prefectures.map(row),
    departments: referenceData.department_categories.map(row),
    graduationYears: Array.from({ length: 8 }, (_, years) => year + years),
  };
}
