import { event, host, managers, organizers, type Row } from "./matrix.ts";

const answer = () => ({ text: "The fee was a mistake, and it is corrected." });

/** Calls of organizers whose event is held or who are suspended. */
export const holdRows: Record<string, Row> = {
  "GET /events/{id}/hold/answers": { statuses: managers, path: event("/hold/answers") },
  // Nothing is held.
  "POST /events/{id}/hold/answers": {
    statuses: managers.replaceAll("200", "422"),
    path: event("/hold/answers"),
    body: answer,
  },
  "GET /organizations/{id}/suspension/answers": { statuses: organizers, path: host("/suspension/answers") },
  "POST /organizations/{id}/suspension/answers": {
    statuses: organizers.replaceAll("200", "422"),
    path: host("/suspension/answers"),
    body: answer,
  },
};
