import type { applicationContracts } from "../../features/applications/applications.contract.ts";
import { hasBegun } from "../../features/events/events.public.ts";
import type { organizationContracts } from "../../features/organizations/organizations.contract.ts";
import { may } from "../../features/organizations/organizations.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { holdsPlace, isActive } from "../../shared/application-states.ts";
import { formatList } from "../../shared/languages/format-list.ts";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { Loaded } from "./loaded.tsx";

const applications = apiClient<typeof applicationContracts>();
const organizations = apiClient<typeof organizationContracts>();

async function fetchConsequences() {
  const [applied, own] = await Promise.all([
    applications("GET /users/own/applications"),
    organizations("GET /organizations"),
  ]);
  const now = new Date();
  const ahead = applied.data.filter(
    ({ state, event }) => isActive(state) && !event.cancelled_at && !hasBegun(new Date(event.start_at), now),
  );
  const run = own.data.filter(({ role }) => may(role, "organize"));
  const members = await Promise.all(
    run.map(({ id }) => organizations("GET /organizations/{id}/organization_users", { params: { id } })),
  );
  return {
    places: ahead.filter(({ state }) => holdsPlace(state)).length,
    waiting: ahead.filter(({ state }) => !holdsPlace(state)).length,
    // Deleting is refused for these.
    onlyMemberOf: run.filter(
      (_, place) => members[place]?.data.filter(({ role }) => may(role, "organize")).length === 1,
    ),
  };
}

/** Consequences of deleting the account: places that go to others, and the organizations that would be left without anybody. */
export function DeletionConsequences({ userId }: { userId: number }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Loaded name="deletion" userId={userId} load={fetchConsequences}>
      {({ places, waiting, onlyMemberOf }) => (
        <>
          {places > 0 && <p>{t("delete_account.places", { count: places })}</p>}
          {waiting > 0 && <p>{t("delete_account.waiting", { count: waiting })}</p>}
          {onlyMemberOf.length > 0 && (
            <p>
              <strong>
                {t("delete_account.only_member", {
                  names: formatList(
                    onlyMemberOf.map(({ organization_name }) => organization_name),
                    language,
                  ),
                })}
              </strong>
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
