export * from "./read-events.handlers.server.ts";
export * from "./write-events.handlers.server.ts";
