import { event, managers, type Row } from "./matrix.ts";

/** Calls of what follows an event. */
export const followUpRows: Record<string, Row> = {
  "GET /events/{id}/follow_up": { statuses: managers, path: event("/follow_up") },
  "PUT /events/{id}/follow_up": {
    statuses: managers,
    path: event("/follow_up"),
    body: () => ({ thanks: { is_on: true } }),
  },
  "POST /events/{id}/follow_up/preview": {
    statuses: managers,
    path: event("/follow_up/preview"),
    body: () => ({ kind: "thanks" }),
  },
  "POST /events/{id}/follow_up/test": {
    statuses: managers,
    path: event("/follow_up/test"),
    body: () => ({ kind: "missed" }),
  },
};
