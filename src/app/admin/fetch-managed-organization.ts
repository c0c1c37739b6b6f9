import type {
  Organization,
  organizationContracts,
} from "../../features/organizations/organizations.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";

const api = apiClient<typeof organizationContracts>();

/** An organization of which the caller is a member; rejects with the API's refusal for everybody else. */
export async function fetchManagedOrganization(id: string): Promise<Organization> {
  await api("GET /authentications/organization/{organization_id}", {
    params: { organization_id: Number(id) },
  });
  return (await api("GET /organizations/{id}", { params: { id: Number(id) } })).data;
}
