import { tokyoParts } from "../../../shared/tokyo-time.ts";
import type { allMasters } from "../../reference-data/reference-data.server.ts";
import type { SignUpChoices } from "./sign-up-fields.tsx";

/** The masters that the sign-up form needs; graduation in this year or one of the next seven. */
export function signUpChoices(masters: Awaited<ReturnType<typeof allMasters>>, now: Date): SignUpChoices {
  const { year } = tokyoParts(now);
  const row = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return {
    countries: masters.countries.map(row),
    occupations: masters.occupations.map((one) => ({
      ...row(one),
      should_inquire_univ_info: one.should_inquire_univ_info,
    })),
    prefectures: masters.prefectures.map(row),
    departments: masters.department_categories.map(row),
    graduationYears: Array.from({ length: 8 }, (_, years) => year + years),
  };
}
