export * from "./read-endpoints.server.ts";
export * from "./write-endpoints.server.ts";
