import type { Answer, TestApi } from "../support/api.ts";
import { sessionOf } from "../support/api.ts";

let made = 0;

/** A sign-up form as a student fills it; every call gives another address. */
export function studentForm(
  given: Record<string, unknown> = {},
): Record<string, unknown> & { email: string } {
  made += 1;
  return {
    first_name: "Mai",
    last_name: "Ito",
    email: `student${made}@example.com`,
    password: "secret-1",
    password_confirmation: "secret-1",
    country_id: 392,
    occupation_id: 1,
    university_id: 81,
    department_category_id: 1,
    graduation_year: 2028,
    graduation_month: 3,
    ...given,
  };
}

/** Signs somebody up through the API: their form, the answer and the session that it handed out. */
export async function signUp(api: TestApi, given: Record<string, unknown> = {}) {
  const form = studentForm(given);
  const answer = await api("POST /auth", { body: form });
  return { form, answer, session: sessionOf(answer), id: answer.body.data?.id as number };
}

/** One device more for somebody whose password is `secret-1`. */
export async function signIn(api: TestApi, email: string, password = "secret-1"): Promise<Answer> {
  return api("POST /auth/sign_in", { body: { email, password } });
}
