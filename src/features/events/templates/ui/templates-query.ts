import { queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { templateContracts } from "../templates.contract.ts";

/** The calls of an organization's templates. */
export const templatesApi = apiClient<typeof templateContracts>();

/** The templates of an organization, by name. */
export const templatesQuery = (organizationId: number) =>
  queryOptions({
    queryKey: ["organization", organizationId, "event-templates"],
    queryFn: async () =>
      (await templatesApi("GET /organizations/{id}/event_templates", { params: { id: organizationId } }))
        .data,
  });
