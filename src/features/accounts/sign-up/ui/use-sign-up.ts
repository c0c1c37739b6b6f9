import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { type Language, languageEntry } from "../../../../shared/languages/languages.ts";
import { type TextKey, useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts.contract.ts";
import type { SignUpChoices, SignUpValues } from "./sign-up-parts.ts";

const api = apiClient<typeof accountContracts>();

/** Chosen by whoever studies at a university that the list does not have; the API has it as an empty id. */
export const otherUniversity = "other";

export const noPerson: SignUpValues = {
  first_name: "",
  last_name: "",
  first_name_reading: "",
  last_name_reading: "",
  email: "",
  password: "",
  country_id: "",
  occupation_id: "",
  prefecture_id: "",
  university_id: "",
  department_category_id: "",
  graduation_year: "",
  graduation_month: "",
};

/** The form as it begins: most who read some languages come from one country, and most finish in March. */
export const newPerson = (language: Language): SignUpValues => ({
  ...noPerson,
  country_id: String(languageEntry(language).countryId ?? ""),
  graduation_month: "3",
});

/** Said of an address that has an account already; the form adds the way to the log-in. */
export const alreadyRegistered = "sign_up.already" satisfies TextKey;

export type SetError = (field: keyof SignUpValues, message: string) => void;

/** The form's person as the API takes it. */
export function personBody({ prefecture_id, ...person }: SignUpValues) {
  const { university_id, graduation_year, graduation_month } = person;
  return {
    ...person,
    university_id: university_id === otherUniversity ? "" : university_id,
    // The month stands there before anybody has chosen it: of no year it says nothing.
    graduation_month: graduation_year ? graduation_month : "",
  };
}

/** Fields typed before another occupation was chosen, for which they are not asked. */
export const withoutStudies = (person: SignUpValues): SignUpValues => ({
  ...person,
  university_id: "",
  department_category_id: "",
  graduation_year: "",
});

/** A sign-up as a call takes it. */
export type SignUpBody = ReturnType<typeof personBody> & {
  password_confirmation: string;
  confirm_success_url: string;
};

const signUpByPassword = (body: SignUpBody): Promise<unknown> => api("POST /auth", { body });

/**
 * Sends the sign-up. `send` resolves to null when it went well, else to the text that says why not.
 * @param post the call that signs up
 */
export function useSignUp({ occupations }: SignUpChoices, post = signUpByPassword) {
  const t = useTexts();
  const language = useLanguage();
  const send = async (person: SignUpValues, setError: SetError): Promise<TextKey | null> => {
    const occupation = occupations.find(({ id }) => String(id) === person.occupation_id);
    const body = {
      ...personBody(occupation?.should_inquire_univ_info ? person : withoutStudies(person)),
      password_confirmation: person.password,
      confirm_success_url: `${location.origin}/home`,
    };
    try {
      await post(body);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) return "apply.unreachable";
      const { full_messages = [], ...fields } = error.errors;
      if (full_messages.includes("Email has already been taken")) return alreadyRegistered;
      showFieldErrors(fields, setError, t);
      return error.status === 429 ? "form.too_many" : "sign_up.check";
    }
  };
  return { defaults: newPerson(language), send };
}

/** The session protocol answers in English whatever the page's language is, so its sentences are not shown. */
export function showFieldErrors(
  fields: Record<string, string[]>,
  setError: SetError,
  t: ReturnType<typeof useTexts>,
): void {
  for (const [name, [sentence = ""]] of Object.entries(fields)) {
    if (!(name in noPerson)) continue;
    const field = name as keyof SignUpValues;
    setError(
      field,
      sentence.includes("blank") && !isReading(field)
        ? t(`sign_up.blank.${field}`)
        : t(`sign_up.refused.${kindOf(field)}`),
    );
  }
}

/** Readings alone may be left empty. */
const isReading = (field: keyof SignUpValues): field is "first_name_reading" | "last_name_reading" =>
  field.endsWith("_reading");

function kindOf(field: keyof SignUpValues): "email" | "password" | "reading" | "text" | "choice" {
  if (field === "email" || field === "password") return field;
  if (isReading(field)) return "reading";
  return field.endsWith("_name") ? "text" : "choice";
}
