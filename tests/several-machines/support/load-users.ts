import { type Answer, sessionOf, testApi } from "../../support/api.ts";

const form = {
  first_name: "Machine",
  last_name: "Test",
  password: "secret-1",
  password_confirmation: "secret-1",
  country_id: 392,
  occupation_id: 2,
};

export const signUp = (url: string, email: string): Promise<Answer> =>
  testApi(url)("POST /auth", { body: { ...form, email } });

export const signIn = (url: string, email: string, password = form.password): Promise<Answer> =>
  testApi(url)("POST /auth/sign_in", { body: { email, password } });

/** Signs up and applies; the statuses of both answers, the session of the first. */
export async function signUpAndApply(url: string, email: string, eventId: number) {
  const signedUp = await signUp(url, email);
  if (signedUp.status !== 200) return { statuses: [signedUp.status] };
  const session = sessionOf(signedUp);
  const call = `POST /events/${eventId}/applications/apply` as const;
  const applied = await testApi(url)(call, { as: session, body: {} });
  return { statuses: [signedUp.status, applied.status], session };
}
