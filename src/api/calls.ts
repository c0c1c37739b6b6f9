import { masterCalls } from "../features/masters/contract.ts";

/** Every call of the API, by method and path. */
export const calls = { ...masterCalls };
export type Calls = typeof calls;
