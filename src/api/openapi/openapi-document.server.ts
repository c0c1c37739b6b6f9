import type { Route } from "../../platform/http/handler.server.ts";
import type { Contract } from "../../shared/contract.ts";
import { languages } from "../../shared/languages/languages.ts";
import { contracts } from "../contracts.ts";
import { v1 } from "../routes.server.ts";
import { operation } from "./openapi-operation.server.ts";
import { Schemas } from "./openapi-schemas.server.ts";
import { refusalSentences } from "./refusals.server.ts";

const description = `
Everything that the site does, it does through these calls.

**Sessions.** Sign-up and sign-in answer with the headers \`access-token\`, \`client\` and \`uid\`; send them with every
call that is for signed-in people. They are good for 14 days, on up to ten devices.

**Tokens** (\`Authorization: Bearer tsd_…\`) let programs act for an organization as one of its editors, at the calls
that name \`apiToken\` and at no other. With a token any call may answer 401 (it is unknown or has ended), 403 (the
call is not for programs, or the token only reads) and 429 (more than 600 calls in five minutes).

**Answers** stand under \`data\`, except those of the session protocol (\`/auth\`). **Errors** name what is wrong field by
field under \`errors\`, in the language of the \`user-locale\` header. Times are ISO 8601 in Japan's offset.
`.trim();

/** The OpenAPI 3.1 document of the whole API, written from the contracts. */
export function openApiDocument() {
  const schemas = new Schemas();
  const calls = Object.entries(contracts as Record<string, Contract>);
  const paths = new Map<string, PathItem>();
  for (const [name, call] of calls) {
    const [method = "", own = ""] = name.split(" ");
    const { allow } = v1[name as keyof typeof v1] as unknown as Route;
    const shape = own.replaceAll(/\{\w+\}/g, "{}");
    const { path, operations } = paths.get(shape) ?? { path: own, operations: {} };
    const renamed = parameterNames(own, path);
    const described = operation(name, call, { allow, schemas, renamed });
    paths.set(shape, { path, operations: { ...operations, [method.toLowerCase()]: described } });
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tsudoi",
      version: "1",
      description,
      license: { name: "Apache License 2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/api/v1" }],
    paths: Object.fromEntries([...paths.values()].map(({ path, operations }) => [path, operations])),
    components: {
      schemas: { ...schemas.named, Error: errorSchema },
      responses: {
        ...Object.fromEntries(
          Object.entries(refusalSentences).map(([status, description]) => [
            status,
            // Node refuses headers before anything of ours could say why.
            { description, ...(status === "431" ? {} : { content }) },
          ]),
        ),
        default: { description: "Anything else is a failure on the way", content },
      },
      parameters: { Language: language },
      securitySchemes: {
        accessToken: inHeader("access-token"),
        client: inHeader("client"),
        uid: inHeader("uid"),
        doorToken: inHeader("door-token"),
        apiToken: { type: "http", scheme: "bearer", bearerFormat: "tsd_…" },
      },
    },
  };
}

/**
 * OpenAPI takes paths for one that differ in the names of their parameters alone: calls of such a path stand together, under the
 * names of the first.
 */
interface PathItem {
  path: string;
  operations: Record<string, unknown>;
}

/** Names of the parameters of a call's own path in the document. */
function parameterNames(own: string, documented: string): Record<string, string> {
  const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const there = names(documented);
  return Object.fromEntries(names(own).map((name, place) => [name, there[place] ?? name]));
}

const errorSchema = {
  type: "object",
  properties: {
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};
/** The session protocol has shapes of its own. */
const content = {
  "application/json": {
    schema: { anyOf: [{ $ref: "#/components/schemas/Error" }, { type: "object" }] },
    example: { errors: { field: ["message"] } },
  },
};
const language = {
  name: "user-locale",
  in: "header",
  description: "The language of messages and names",
  schema: { type: "string", enum: languages },
};
const inHeader = (name: string) => ({ type: "apiKey", in: "header", name });
