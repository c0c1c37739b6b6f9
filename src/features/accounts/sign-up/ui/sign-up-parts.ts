import type { FormOfFields } from "../../../../ui/forms/plain/use-plain-form.ts";
import type { Row } from "./options.tsx";

/** The options of the form, in the page's language. */
export interface SignUpChoices {
  countries: Row[];
  occupations: (Row & { should_inquire_univ_info: boolean })[];
  prefectures: Row[];
  departments: Row[];
  graduationYears: number[];
}

/** Fields that may have to be filled in: how a name is read never has to be told. */
export type AskedField = Exclude<keyof SignUpValues, `${string}_reading`>;

/** A form with a person in it: a plain one, or one of the form library's. */
export type PersonForm = FormOfFields<{ person: SignUpValues }>;

/** Parts of the form ask in its way. */
export interface PartProps {
  form: PersonForm;
  field(name: AskedField, required?: boolean): object;
}

/** The sign-up form as it is typed. */
export interface SignUpValues {
  first_name: string;
  last_name: string;
  first_name_reading: string;
  last_name_reading: string;
  email: string;
  password: string;
  country_id: string;
  occupation_id: string;
  /** Narrows the universities; not sent. */
  prefecture_id: string;
  /** An id, `otherUniversity`, or empty while nothing is chosen. */
  university_id: string;
  department_category_id: string;
  graduation_year: string;
  graduation_month: string;
}
