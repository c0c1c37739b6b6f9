import type { Route } from "../../platform/http/handler.server.ts";
import type { Contract } from "../../shared/contract.ts";
import { languages } from "../../shared/languages.ts";
import { contracts } from "../contracts.ts";
import { v1 } from "../routes.server.ts";
import { operation } from "./openapi-operation.server.ts";
import { Schemas } from "./openapi-schemas.server.ts";

const description = `
Everything that the site does, it does through these calls.

**Sessions.** Sign-up and sign-in answer with the headers \`access-token\`, \`client\` and \`uid\`; send them with every
call that is for signed-in people. They are good for 14 days, on up to ten devices.

**Answers** stand under \`data\`, except those of the session protocol (\`/auth\`). **Errors** name what is wrong field by
field under \`errors\`, in the language of the \`user-locale\` header. Times are ISO 8601 in Japan's offset.
`.trim();

const refused: Record<number, string> = {
  400: "The body is no JSON, or its root key is missing",
  401: "Nobody is signed in",
  403: "The caller's role is missing",
  404: "It is not there, or not for the caller to know of",
  409: "Somebody else changed it meanwhile; `data` is what it is now",
  410: "The helper's link has ended",
  413: "The body is too large",
  422: "What was sent is not accepted, field by field",
  429: "Too many tries; `Retry-After` says how many seconds to wait",
  500: "A defect of ours",
};

/** The OpenAPI 3.1 document of the whole API, written from the contracts. */
export function openApiDocument() {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(contracts as Record<string, Contract>)) {
    const [method = "", path = ""] = name.split(" ");
    const { allow } = v1[name as keyof typeof v1] as unknown as Route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call, allow, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tsudoi", version: "1", description },
    servers: [{ url: "/api/v1" }],
    paths,
    components: {
      schemas: { ...schemas.named, Error: errorSchema },
      responses: Object.fromEntries(
        Object.entries(refused).map(([status, sentence]) => [status, { description: sentence, content }]),
      ),
      parameters: { Language: language },
      securitySchemes: {
        accessToken: inHeader("access-token"),
        client: inHeader("client"),
        uid: inHeader("uid"),
        doorToken: inHeader("door-token"),
      },
    },
  };
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
