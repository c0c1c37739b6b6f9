import { apiClient } from "../../../platform/browser/api-client.ts";
import { storedSession } from "../../../platform/browser/storage/stored-session.ts";
import type { accountContracts, User } from "../accounts.contract.ts";

const api = apiClient<typeof accountContracts>();

interface Underway {
  token: string | undefined;
  user: Promise<User>;
}

let underway: Underway | undefined;

/**
 * The signed-in person. A page and what frames it ask at the same moment: they share one call.
 * @param isChanged an answer on its way may be from before: it is asked for anew
 * @throws as `GET /users/own` refuses
 */
export function askCurrentUser({ isChanged = false } = {}): Promise<User> {
  const token = storedSession()?.["access-token"];
  if (!isChanged && underway?.token === token && underway) return underway.user;
  const own: Underway = { token, user: api("GET /users/own").then(({ data }) => data) };
  underway = own;
  const end = () => {
    if (underway === own) underway = undefined;
  };
  own.user.then(end, end);
  return own.user;
}
