import { useCallback, useEffect, useState } from "react";
import type { accountCalls } from "../../features/accounts/accounts.contract.ts";
import type { applicationCalls } from "../../features/applications/applications.contract.ts";
import type { organizationCalls } from "../../features/organizations/organizations.contract.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import type { CallAnswer } from "../../shared/contract.ts";

const applications = apiOf<typeof applicationCalls>();
const organizations = apiOf<typeof organizationCalls>();
const accounts = apiOf<typeof accountCalls>();

/** What belongs to the person who is signed in. */
export interface OwnData {
  applications: CallAnswer<(typeof applicationCalls)["GET /users/own/applications"]>;
  reminded: CallAnswer<(typeof applicationCalls)["GET /users/own/event_reminds"]>;
  follows: CallAnswer<(typeof organizationCalls)["GET /users/own/follows"]>;
  wishes: CallAnswer<(typeof accountCalls)["GET /users/own/mail_preferences"]>;
}

async function fetchOwnData(): Promise<OwnData> {
  const [applied, reminded, followed, wishes] = await Promise.all([
    applications("GET /users/own/applications"),
    applications("GET /users/own/event_reminds"),
    organizations("GET /users/own/follows"),
    accounts("GET /users/own/mail_preferences", { query: {} }),
  ]);
  return { applications: applied.data, reminded: reminded.data, follows: followed.data, wishes: wishes.data };
}

/** Fetched in the browser, because only there is known who asks. */
export function useOwnData() {
  const [own, setOwn] = useState<OwnData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const again = useCallback(() => {
    setFailed(false);
    fetchOwnData().then(setOwn, () => setFailed(true));
  }, []);
  useEffect(again, [again]);
  return { own, hasFailed, again };
}
