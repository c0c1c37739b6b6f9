import { endpoint } from "../../platform/http/endpoint.server.ts";
import { masterCalls } from "./contract.ts";

export const listPrefectures = endpoint(
  masterCalls["GET /masters/prefectures"],
  async () => [{ id: 1, name: "x" }],
  { kept: true },
);
