import { event, managers, type Row, signedIn } from "./matrix.ts";

const nonce = "11111111-1111-4111-8111-111111111111";

/** Calls of who comes to an event, where it takes place. */
export const checkInRows: Record<string, Row> = {
  // Nobody of them is coming, so nobody has a ticket.
  "GET /events/{id}/applications/own/ticket": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: event("/applications/own/ticket"),
  },
  "POST /events/{id}/check_ins": {
    statuses: managers,
    path: event("/check_ins"),
    body: () => ({ scans: [] }),
  },
  "GET /events/{id}/check_ins": { statuses: managers, path: event("/check_ins") },
  "GET /events/{id}/check_ins/figures": { statuses: managers, path: event("/check_ins/figures") },
  "GET /events/{id}/attendance/figures": { statuses: managers, path: event("/attendance/figures") },
  "GET /events/{id}/walk_ins": { statuses: managers, path: event("/walk_ins") },
  "POST /events/{id}/walk_ins": {
    statuses: managers,
    path: event("/walk_ins"),
    body: () => ({ nonce, name: "飛び入りの人" }),
  },
  // 404 says that they were allowed to ask.
  "DELETE /events/{id}/walk_ins/{walk_in_id}": {
    statuses: "401 403 403 404 404 403 404 403 403",
    path: event("/walk_ins/1000000"),
  },
  "GET /users/own/attendances": { statuses: signedIn },
  "GET /events/{id}/name_list": { statuses: managers, path: event("/name_list") },
  "GET /events/{id}/door_links": { statuses: managers, path: event("/door_links") },
  "POST /events/{id}/door_links": {
    statuses: managers,
    path: event("/door_links"),
    body: () => ({ label: "入口" }),
  },
  "DELETE /events/{id}/door_links/{link_id}": {
    statuses: "401 403 403 404 404 403 404 403 403",
    path: event("/door_links/1000000"),
  },
  "GET /events/{id}/attendance_code": { statuses: managers, path: event("/attendance_code") },
  "POST /events/{id}/attendance_code": { statuses: managers, path: event("/attendance_code") },
  "GET /events/{id}/attendance": {
    statuses: "401 200 200 200 200 200 200 200 200",
    path: event("/attendance"),
  },
  // The event begins in ten days.
  "POST /events/{id}/attendance": {
    statuses: "401 422 422 422 422 422 422 422 422",
    path: event("/attendance"),
    body: () => ({ code: "123456" }),
  },
};
