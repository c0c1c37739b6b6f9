import { showPrefectures } from "../features/masters/endpoints.server.ts";
import type { Endpoints } from "../platform/http/endpoint.server.ts";
import type { Calls } from "./calls.ts";

export const v1: Endpoints<Calls> = {
  "GET /masters/prefectures": showPrefectures,
};
