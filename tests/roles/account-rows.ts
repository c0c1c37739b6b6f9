import { everybody, type Row, signedIn } from "./matrix.ts";

const newPerson = (email: string) => ({
  first_name: "New",
  last_name: "Person",
  email,
  password: "secret-1",
  password_confirmation: "secret-1",
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
    body: (world) => ({ email: world.emails.user, password: "secret-1" }),
  },
  "DELETE /auth/sign_out": { statuses: "404 200 200 200 200 200 200 200 200" },
  "GET /auth/validate_token": { statuses: signedIn },
  "PUT /users/own/email": {
    // The password is not told.
    statuses: "401 422 422 422 422 422 422 422 422",
    body: (world) => ({ email: `new${world.eventId}@example.com` }),
  },
  "POST /auth/email_change": {
    // Nobody has the link: whoever does needs no session (`email-change.test.ts`).
    statuses: "404 404 404 404 404 404 404 404 404",
    body: () => ({ token: "x" }),
  },
  "GET /users/own/sessions": { statuses: signedIn },
  "DELETE /users/own/sessions": { statuses: signedIn },
  "DELETE /users/own/sessions/{id}": {
    // Nobody has it: `devices.test.ts` asks with sessions of one's own and of others.
    statuses: "401 404 404 404 404 404 404 404 404",
    path: () => "/users/own/sessions/2147483647",
  },
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
    body: () => ({ password: "secret-2", password_confirmation: "secret-2" }),
  },
  "GET /auth/confirmation": {
    statuses: "302 302 302 302 302 302 302 302 302",
    path: () => "/auth/confirmation?confirmation_token=x&redirect_url=http%3A%2F%2Ftsudoi.test%2Fhome",
  },
  "POST /users/own/exports": { statuses: signedIn },
  "GET /users/own/exports": { statuses: signedIn },
  // Nobody has one: `account-export.test.ts` asks for one's own and for others'.
  "GET /users/own/exports/{id}": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: () => "/users/own/exports/2147483647",
  },
  "GET /users/own/exports/{id}/file": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: () => "/users/own/exports/2147483647/file",
  },
  "GET /users/own/affiliation": { statuses: signedIn },
  "POST /users/own/affiliation": { statuses: signedIn, body: () => ({ email: "a@kyoto-u.ac.jp" }) },
  // Anybody with the link may use it; this one is made up.
  "POST /auth/affiliation": {
    statuses: "422 422 422 422 422 422 422 422 422",
    body: () => ({ token: "made-up" }),
  },
  "POST /auth/confirmation": {
    statuses: everybody,
    body: (world) => ({ email: world.emails.user, redirect_url: "http://tsudoi.test/home" }),
  },
};
