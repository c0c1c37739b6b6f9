import { z } from "zod";
import type { Policy } from "../../platform/http/handler.server.ts";
import type { Contract } from "../../shared/contract.ts";
import type { JsonSchema, Schemas } from "./openapi-schemas.server.ts";

const whoMay: Record<string, string> = {
  anyone: "Everybody.",
  user: "Whoever is signed in.",
  uniteam: "The product team.",
  organizer: "Members of the organization.",
  ownerOrganizer: "Members of the organization that owns the event.",
  eventManager: "Members of the event's owner and of its accepted co-hosts.",
  checkInStaff:
    "Members of the event's owner and of its accepted co-hosts, and helpers with a link of theirs (`door-token`).",
  actingHost: "Members of the host in whose name they act (`current_organization_id`).",
  actingOrganizer: "Members of the organization in whose name they act (`current_organization_id`).",
};

const session = { accessToken: [], client: [], uid: [] };
const helpersLink = { doorToken: [] };

/** One of these lets a caller in. */
function securityOf({ name, isForUsers }: Policy) {
  if (name === "checkInStaff") return [session, helpersLink];
  return isForUsers ? [session] : [{}, session];
}

/** One call as OpenAPI writes it. */
export function operation(name: string, call: Contract, allow: Policy, schemas: Schemas) {
  const [method = "", path = ""] = name.split(" ");
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+/g, "_")}`.replace(/_$/, ""),
    tags: [tagOf(path)],
    summary: call.summary,
    description: `For: ${whoMay[allow.name] ?? allow.name}`,
    security: securityOf(allow),
    parameters: [
      ...parameters("path", call.params, schemas),
      ...parameters("query", call.query, schemas),
      { $ref: "#/components/parameters/Language" },
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemas.input(call.body) } },
          },
        }
      : {}),
    responses: { ...success(call, schemas), ...errorResponses(name, call, allow) },
  };
}

/** Calls are found under the noun that their path begins with. */
function tagOf(path: string): string {
  const first = path.split("/")[1] ?? "";
  if (first === "authentications") return "auth";
  if (first === "s3") return "uploads";
  return first.replace(/^language_/, "");
}

function parameters(place: "path" | "query", schema: z.ZodType | undefined, schemas: Schemas) {
  const { properties = {}, required = [] } = schema ? schemas.input(schema) : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: firstChoice(property as JsonSchema),
  }));
}

/** An id may also come as a text, which every address is. */
function firstChoice(json: JsonSchema): JsonSchema {
  const [first] = json.anyOf ?? [];
  return (first as JsonSchema | undefined) ?? json;
}

function success(call: Contract, schemas: Schemas) {
  if (call.media === "redirect") return { 302: { description: "To a page of ours" } };
  if (call.media) return { 200: { description: "The file", content: { [call.media]: {} } } };
  const schema = call.bare ? call.answer : z.object({ data: call.answer, ...pageParts(call) });
  return {
    200: { description: "Done", content: { "application/json": { schema: schemas.output(schema) } } },
  };
}

const limited = [
  "POST /auth",
  "POST /auth/sign_in",
  "POST /auth/password",
  "PUT /auth/password",
  "POST /auth/confirmation",
  "POST /events/{id}/attendance",
];

/** Callers may say which version they have changed. */
function mayBeStale({ body }: Contract): boolean {
  if (!body) return false;
  return JSON.stringify(z.toJSONSchema(body, { io: "input", unrepresentable: "any" })).includes(
    '"lock_version"',
  );
}

function pageParts({ paged }: Contract) {
  if (!paged) return {};
  const nextPage = { next_cursor: z.string().nullable().optional() };
  return paged === "counted" ? { ...nextPage, total: z.int().optional() } : nextPage;
}

function errorResponses(name: string, call: Contract, allow: Policy) {
  const isForHelpers = allow.name === "checkInStaff";
  const statuses = new Map<number, boolean>([
    [400, call.body !== undefined],
    [401, allow.isForUsers || isForHelpers],
    [403, (allow.isForUsers && allow.name !== "user") || isForHelpers],
    [404, call.params !== undefined],
    [409, mayBeStale(call)],
    [410, isForHelpers],
    [413, call.body !== undefined],
    [422, call.body !== undefined || call.query !== undefined],
    [429, limited.includes(name)],
    [500, true],
  ]);
  return Object.fromEntries(
    [...statuses]
      .filter(([, occurs]) => occurs)
      .map(([status]) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}
