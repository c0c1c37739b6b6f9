import { type Row, signedIn } from "./matrix.ts";

/** Codes are everybody's own; nobody's password works in these worlds, and nobody has begun. */
export const totpRows: Record<string, Row> = {
  "GET /users/own/totp": { statuses: signedIn },
  "GET /users/own/sign_in_advice": { statuses: signedIn },
  "POST /users/own/totp": { statuses: "401 422 422 422 422 422 422 422 422" },
  "PUT /users/own/totp": {
    statuses: "401 404 404 404 404 404 404 404 404",
    body: () => ({ code: "123456" }),
  },
  "DELETE /users/own/totp": { statuses: "401 422 422 422 422 422 422 422 422" },
  "POST /users/own/totp/recovery_codes": { statuses: "401 422 422 422 422 422 422 422 422" },
  "POST /auth/password/session": {
    statuses: "401 401 401 401 401 401 401 401 401",
    body: () => ({ reset_password_token: "never-given", otp: "123456" }),
  },
};
