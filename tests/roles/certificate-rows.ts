import { event, everybody, managers, type Row, signedIn } from "./matrix.ts";

/** Calls of certificates of attendance: nobody has come to an event that has not begun. */
export const certificateRows: Record<string, Row> = {
  "GET /events/{id}/after_event": { statuses: signedIn, path: event("/after_event") },
  "GET /events/{id}/certificate": { statuses: managers, path: event("/certificate") },
  "PUT /events/{id}/certificate": {
    statuses: managers,
    path: event("/certificate"),
    body: () => ({ is_offered: true }),
  },
  "GET /events/{id}/certificate.pdf": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: event("/certificate.pdf"),
  },
  "GET /certificates/{number}": { statuses: everybody, path: () => "/certificates/0000-0000-0000-0000" },
};
