import { expect, it } from "vitest";
import { refusedWithoutSession } from "./refused-without-session.ts";

it("whoever writes without a session is asked to log in again, also at their profile", () => {
  const calls = ["PUT /events/{id}/update", "PUT /auth", "DELETE /auth"];
  expect(calls.map(refusedWithoutSession)).toEqual([401, 404, 404]);
});

it("who only reads, signs in or up, sets a new password or logs out is not asked to log in again", () => {
  const calls = ["GET /users/own", "POST /auth", "POST /auth/sign_in", "PUT /auth/password"];
  expect([...calls, "DELETE /auth/sign_out"].map(refusedWithoutSession)).toEqual(Array(5).fill(null));
});
