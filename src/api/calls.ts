import { masterCalls } from "../features/masters/contract.ts";
import { organizationCalls } from "../features/organizations/contract.ts";

/** Every call of the API, by method and path. */
export const calls = { ...masterCalls, ...organizationCalls };
export type Calls = typeof calls;
