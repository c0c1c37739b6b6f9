import { softwareAuthenticator } from "../support/software-authenticator.ts";
import { everybody, type Row, signedIn } from "./matrix.ts";

/** Passkeys are everybody's own; what a device would have made or signed stands in `features/passkeys`. */
export const passkeyRows: Record<string, Row> = {
  "GET /users/own/passkeys": { statuses: signedIn },
  // The sessions of these worlds have not proved themselves, and nobody's password works.
  "POST /users/own/passkeys/options": { statuses: "401 422 422 422 422 422 422 422 422" },
  "POST /users/own/passkeys": {
    statuses: "401 422 422 422 422 422 422 422 422",
    body: () => softwareAuthenticator().make({ challenge: "never-given" }),
  },
  "DELETE /users/own/passkeys/{id}": {
    statuses: "401 422 422 422 422 422 422 422 422",
    path: () => "/users/own/passkeys/1",
  },
  "POST /auth/passkey/options": { statuses: everybody },
  "POST /auth/passkey": {
    statuses: "401 401 401 401 401 401 401 401 401",
    body: () => softwareAuthenticator().sign({ challenge: "never-given" }),
  },
};
