import { contracts } from "../../src/api/contracts.ts";
import { refusalsOf } from "../../src/api/openapi/refusals.server.ts";
import { v1 } from "../../src/api/routes.server.ts";
import type { Route } from "../../src/platform/http/handler.server.ts";
import type { Contract } from "../../src/shared/contract.ts";

/** Words before parameters, as the server tries them. */
const calls = Object.keys(contracts)
  .map((name) => ({ name, pattern: new RegExp(`^${name.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`) }))
  .sort((one, other) => Number(one.name.includes("{")) - Number(other.name.includes("{")));

/** Refusals that are documented of a method and path, by both. */
const known = new Map<string, number[] | null>();

/** Throws for a refusal that the OpenAPI document does not name; `call` is a method and a path below `/api/v1`. */
export function expectDocumented(call: string, status: number): void {
  if (status < 400) return;
  const [asked = ""] = call.split("?");
  if (!known.has(asked)) known.set(asked, documentedRefusals(asked));
  const named = known.get(asked);
  if (named && !named.includes(status)) {
    throw new Error(`${asked} answers ${status}, which its contract does not name under "refusals"`);
  }
}

/** Null where there is no such call. */
function documentedRefusals(asked: string): number[] | null {
  const matching = calls.filter(({ pattern }) => pattern.test(asked));
  if (matching.length === 0) return null;
  return matching.flatMap(({ name }) => {
    const { allow } = v1[name as keyof typeof v1] as unknown as Route;
    return refusalsOf(name, (contracts as Record<string, Contract>)[name] as Contract, allow);
  });
}
