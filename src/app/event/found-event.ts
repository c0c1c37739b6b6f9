import { data } from "react-router";

/** The event of a page. Throws the answer that there is none (404), or none any more (410). */
export function foundEvent<Shown extends object>(event: Shown | "removed" | null): Shown {
  if (event === "removed") throw data(null, 410);
  if (!event) throw data(null, 404);
  return event;
}
