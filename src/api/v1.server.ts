import { listPrefectures } from "../features/masters/endpoints.server.ts";
import { type Routes, route } from "../platform/http/endpoint.server.ts";
import type { Calls } from "./calls.ts";
import { anyone } from "./policies.server.ts";

/** Every call of the API, who may make it, and what answers it. */
export const v1: Routes<Calls> = {
  "GET /masters/prefectures": route(anyone, listPrefectures),
};
