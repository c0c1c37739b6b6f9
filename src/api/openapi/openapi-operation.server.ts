import { z } from "zod";
import type { Policy } from "../../platform/http/handler.server.ts";
import type { Contract } from "../../shared/contract.ts";
import type { JsonSchema, Schemas } from "./openapi-schemas.server.ts";
import { isForHelpersToo, refusalsOf } from "./refusals.server.ts";

const whoMay: Record<string, string> = {
  anyone: "Everybody.",
  reader: "Everybody.",
  eventListReader: "Everybody.",
  eventReader: "Everybody.",
  organizationReader: "Everybody.",
  user: "Whoever is signed in.",
  uniteam: "The product team.",
  universityReader: "People of the university's office, and the product team.",
  universityStaff: "People of the university's office.",
  organizer: "Admins and editors of the organization.",
  organizationAdmin: "Admins of the organization.",
  organizationMember: "Members of the organization, whatever their role.",
  checkInMember: "Members of the organizations that hold the event, whatever their role.",
  ownerOrganizer: "Admins and editors of the organization that owns the event.",
  eventManagerInPerson: "Admins and editors of the event's owner and of its accepted co-hosts.",
  eventManager: "Admins and editors of the event's owner and of its accepted co-hosts.",
  checkInStaff:
    "Members of the event's owner and of its accepted co-hosts, whatever their role, and helpers with a link of theirs (`door-token`).",
  checkInSender:
    "Members of the organizations that hold the event, whatever their role, and helpers with a link of theirs (`door-token`), for a day after its end with what was scanned before.",
  organizerInPerson: "Admins and editors of the organization.",
  actingHost: "Admins and editors of the host in whose name they act (`current_organization_id`).",
  actingOrganizer:
    "Admins and editors of the organization in whose name they act (`current_organization_id`).",
};

const session = { accessToken: [], client: [], uid: [] };
const helpersLink = { doorToken: [] };

/** One of these lets a caller in. */
function securityOf(policy: Policy) {
  const { isForUsers, forToken } = policy;
  const programs = forToken ? [{ apiToken: [] }] : [];
  if (isForHelpersToo(policy)) return [session, helpersLink, ...programs];
  return isForUsers ? [session, ...programs] : [{}, session, ...programs];
}

interface Around {
  allow: Policy;
  schemas: Schemas;
  /** The names under which the document's path has the parameters of the call's own. */
  renamed: Record<string, string>;
}

/** One call as OpenAPI writes it. */
export function operation(name: string, call: Contract, { allow, schemas, renamed }: Around) {
  const [method = "", path = ""] = name.split(" ");
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+/g, "_")}`.replace(/_$/, ""),
    tags: [tagOf(path)],
    summary: call.summary,
    description: `For: ${whoMay[allow.name] ?? allow.name}`,
    security: securityOf(allow),
    parameters: [
      ...parameters("path", call.params, schemas).map((parameter) => named(parameter, renamed)),
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

function named<Parameter extends { name: string }>(parameter: Parameter, names: Record<string, string>) {
  const name = names[parameter.name] ?? parameter.name;
  return name === parameter.name ? parameter : { ...parameter, name, description: `The ${parameter.name}` };
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

function pageParts({ paged }: Contract) {
  if (!paged) return {};
  const nextPage = { next_cursor: z.string().nullable().optional() };
  return paged === "counted" ? { ...nextPage, total: z.int().optional() } : nextPage;
}

function errorResponses(name: string, call: Contract, allow: Policy) {
  const statuses: (number | "default")[] = refusalsOf(name, call, allow);
  // A redirect is all that such a call answers, so linters look for what else may come.
  if (call.media === "redirect") statuses.push("default");
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
}
