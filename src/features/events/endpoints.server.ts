export * from "./read-endpoints.server.ts";
