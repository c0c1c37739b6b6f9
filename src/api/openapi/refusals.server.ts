import { z } from "zod";
import type { Policy } from "../../platform/http/handler.server.ts";
import type { Contract } from "../../shared/contract.ts";

/** Answers of the API where it does not do what was asked. */
export const refusalSentences: Record<number, string> = {
  400: "The body is no JSON, or its root key is missing",
  401: "Nobody is signed in, or what was sent signs nobody in",
  403: "The caller's role is missing",
  404: "It is not there, or not for the caller to know of",
  409: "Somebody else changed it meanwhile; `data` is what it is now",
  410: "The helper's link has ended, or the event was cancelled",
  413: "The body is too large",
  422: "What was sent is not accepted, field by field",
  429: "Too many tries; `Retry-After` says how many seconds to wait",
  431: "The headers are larger than 16 KB; there is no body",
  500: "A defect of ours",
  503: "The server is busy or a part of it away; `Retry-After` says how many seconds to wait",
};

/** Whether helpers may make the call by their link. */
export const isForHelpersToo = ({ name }: Policy) => ["checkInStaff", "checkInSender"].includes(name);

/** The statuses with which a call may refuse, in order: from who may make it, what it takes, and what its contract names. */
export function refusalsOf(name: string, call: Contract, allow: Policy): number[] {
  const isWrite = !name.startsWith("GET ");
  const isForHelpers = isForHelpersToo(allow);
  const hasRole = isForHelpers || (allow.isForUsers && allow.name !== "user");
  const statuses = new Map<number, boolean>([
    [400, call.body !== undefined],
    [401, allow.isForUsers || isForHelpers],
    [403, hasRole],
    // A policy that asks for a role in something looks first whether it is there.
    [404, call.params !== undefined || (hasRole && allow.name !== "uniteam")],
    [409, mayBeStale(call)],
    [410, isForHelpers],
    [413, isWrite],
    [422, isWrite || call.query !== undefined],
    [431, true],
    [500, true],
    [503, true],
  ]);
  const derived = [...statuses].filter(([, occurs]) => occurs).map(([status]) => status);
  return [...new Set([...derived, ...(call.refusals ?? [])])].sort((one, other) => one - other);
}

/** Callers may say which version they have changed. */
function mayBeStale({ body }: Contract): boolean {
  if (!body) return false;
  return JSON.stringify(z.toJSONSchema(body, { io: "input", unrepresentable: "any" })).includes(
    '"lock_version"',
  );
}
