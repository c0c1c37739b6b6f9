import { everybody, type Row, signedIn } from "./matrix.ts";

/** Providers are everybody's own; none is set in these worlds, and what one would have said stands in `features/identities`. */
export const identityRows: Record<string, Row> = {
  "GET /auth/oidc": { statuses: everybody },
  "GET /auth/oidc/{provider}": {
    statuses: "302 302 302 302 302 302 302 302 302",
    path: () => "/auth/oidc/kyoto",
  },
  "GET /auth/oidc/{provider}/callback": {
    statuses: "302 302 302 302 302 302 302 302 302",
    path: () => "/auth/oidc/kyoto/callback?code=a&state=b",
  },
  "POST /auth/oidc/session": {
    statuses: "422 422 422 422 422 422 422 422 422",
    body: () => ({ ticket: "never-given" }),
  },
  "POST /auth/oidc/sign_up": {
    statuses: "422 422 422 422 422 422 422 422 422",
    body: () => ({ ticket: "never-given" }),
  },
  "GET /users/own/proof": { statuses: signedIn },
  "GET /users/own/identities": { statuses: signedIn },
  "POST /users/own/identities/{provider}/start": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: () => "/users/own/identities/kyoto/start",
  },
  "DELETE /users/own/identities/{id}": {
    statuses: "401 422 422 422 422 422 422 422 422",
    path: () => "/users/own/identities/1",
  },
};
