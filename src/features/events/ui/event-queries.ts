import { queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../platform/browser/api-client.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { eventReadContracts } from "../events.contract.ts";

const api = apiClient<typeof eventReadContracts>();
const read = async (id: number) =>
  (await api("GET /events/{id}", { params: { id }, query: { applications: "none" } })).data;

/** An event that visitors may not see; an error for whoever may not either. */
export const hiddenEventQuery = (id: number, userId: number, language: Language) =>
  queryOptions({ queryKey: ["events", "hidden", id, userId, language], queryFn: () => read(id) });

/** The event with what only its managers see; an error for everybody else. */
export const managedEventQuery = (id: number, userId: number, language: Language) =>
  queryOptions({
    queryKey: ["events", "managed", id, userId, language],
    queryFn: async () => {
      await api("GET /authentications/event/{event_id}", { params: { event_id: id } });
      return read(id);
    },
  });

/** The initial values of an event's form. */
export const eventFormQuery = (id: number) => ({ queryKey: ["events", "form", id], queryFn: () => read(id) });
