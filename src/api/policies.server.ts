import type { Policy } from "../platform/http/endpoint.server.ts";

export const anyone: Policy = { name: "anyone", check() {} };
