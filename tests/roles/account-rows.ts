import { everybody, type Row, signedIn } from "./matrix.ts";

const newPerson = (email: string) => ({
  first_name: "New",
  last_name: "Person",
  email,
  password: "secret1",
  password_confirmation: "secret1",
  country_id: 392,
  occupation_id: 2,
});

/** The session protocol: what it answers to whom. */
export const accountRows: Record<string, Row> = {
  "POST /auth": {
    statuses: everybody,
    body: (world) => newPerson(`new${world.eventId}.${Math.random()}@example.com`),
  },
  "PUT /auth": { statuses: "404 200 200 200 200 200 200 200 200", body: () => ({ first_name: "Changed" }) },
  // Sole members of an organization may not leave it alone; `member` and `owner` are two.
  "DELETE /auth": { statuses: "404 200 422 200 200 422 422 422 200" },
  "POST /auth/sign_in": {
    // The people of these worlds have no password that works: the refusal is the same for everybody.
    statuses: "401 401 401 401 401 401 401 401 401",
    body: (world) => ({ email: world.emails.user, password: "secret1" }),
  },
  "DELETE /auth/sign_out": { statuses: "404 200 200 200 200 200 200 200 200" },
  "GET /auth/validate_token": { statuses: signedIn },
  "POST /auth/password": {
    statuses: everybody,
    body: (world) => ({ email: world.emails.user, redirect_url: "http://tsudoi.test/password" }),
  },
  "GET /auth/password/edit": {
    statuses: "302 302 302 302 302 302 302 302 302",
    path: () => "/auth/password/edit?reset_password_token=x&redirect_url=http%3A%2F%2Ftsudoi.test%2Fpassword",
  },
  "PUT /auth/password": {
    // Without `current_password`, and not from a reset link.
    statuses: "401 422 422 422 422 422 422 422 422",
    body: () => ({ password: "secret2", password_confirmation: "secret2" }),
  },
  "GET /auth/confirmation": {
    statuses: "302 302 302 302 302 302 302 302 302",
    path: () => "/auth/confirmation?confirmation_token=x&redirect_url=http%3A%2F%2Ftsudoi.test%2Fhome",
  },
  "POST /auth/confirmation": {
    statuses: everybody,
    body: (world) => ({ email: world.emails.user, redirect_url: "http://tsudoi.test/home" }),
  },
};
