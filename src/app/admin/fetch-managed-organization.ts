import { redirect } from "react-router";
import type {
  MyOrganization,
  organizationContracts,
} from "../../features/organizations/organizations.contract.ts";
import { ApiError, apiClient } from "../../platform/browser/api-client.ts";

const api = apiClient<typeof organizationContracts>();

/**
 * An organization of which the caller is an organizer, with their role; rejects with the API's refusal for everybody else. Who may only
 * check people in there is led to the page that has the events.
 */
export async function fetchManagedOrganization(id: string): Promise<MyOrganization> {
  const asked = api("GET /authentications/organization/{organization_id}", {
    params: { organization_id: Number(id) },
  });
  const refusal = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  if (refusal && !(refusal instanceof ApiError && refusal.status === 403)) throw refusal;
  const { data: own } = await api("GET /organizations");
  const organization = own.find((one) => one.id === Number(id));
  if (refusal) throw organization ? redirect("/manage") : refusal;
  // Somebody has taken the role away between the two answers.
  if (!organization) throw redirect("/manage");
  return organization;
}
