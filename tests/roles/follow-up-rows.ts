import { event, everybody, managers, type Row, signedIn } from "./matrix.ts";

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
  "GET /users/own/after_events": { statuses: signedIn },
  // The event begins in ten days: only managers see what is prepared.
  "GET /events/{id}/materials": {
    statuses: everybody,
    path: event("/materials"),
  },
  "POST /events/{id}/materials": {
    statuses: managers,
    path: event("/materials"),
    body: () => ({ title: "スライド", url: "https://slides.example/1" }),
  },
  "PUT /events/{id}/materials": { statuses: managers, path: event("/materials"), body: () => ({ ids: [] }) },
  // 404 says that they were allowed to ask.
  "PUT /events/{id}/materials/{material_id}": {
    statuses: "401 403 403 404 404 403 404 403 403",
    path: event("/materials/1000000"),
    body: () => ({ title: "スライド" }),
  },
  "DELETE /events/{id}/materials/{material_id}": {
    statuses: "401 403 403 404 404 403 404 403 403",
    path: event("/materials/1000000"),
  },
  "GET /events/{id}/materials/{material_id}/file": {
    statuses: "404 404 404 404 404 404 404 404 404",
    path: event("/materials/1000000/file"),
  },
  "GET /s3/events/{id}/material": {
    statuses: managers,
    path: (world) => `/s3/events/${world.eventId}/material?filename=slides.pdf`,
  },
};
