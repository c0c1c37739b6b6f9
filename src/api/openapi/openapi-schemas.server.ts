import { z } from "zod";
import * as accounts from "../../features/accounts/accounts.contract.ts";
import * as applications from "../../features/applications/applications.contract.ts";
import * as mailDelivery from "../../features/event-mail/delivery/mail-delivery.contract.ts";
import * as eventMail from "../../features/event-mail/event-mail.contract.ts";
import * as coHosts from "../../features/events/co-hosts/co-hosts.contract.ts";
import * as events from "../../features/events/events.contract.ts";
import * as help from "../../features/help/help.contract.ts";
import * as organizations from "../../features/organizations/organizations.contract.ts";
import * as referenceData from "../../features/reference-data/reference-data.contract.ts";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Schemas that contracts export by name are written once and referred to by that name. */
const names = z.registry<{ id: string }>();
const taken = new Set<string>();
const contracts = [
  referenceData,
  accounts,
  organizations,
  events,
  coHosts,
  applications,
  eventMail,
  mailDelivery,
  help,
];
for (const contract of contracts) {
  for (const [id, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.ZodType) || names.has(schema) || taken.has(id)) continue;
    // Queries are written out, parameter by parameter.
    if (id.endsWith("Query")) continue;
    names.add(schema, { id });
    taken.add(id);
  }
}

/** Turns the contract's schemas into JSON Schema and collects the named ones. */
export class Schemas {
  readonly named: Record<string, JsonSchema> = {};

  /** The input that a caller may send. */
  input(schema: z.ZodType): JsonSchema {
    return this.#write(schema, "input");
  }

  /** The answer. */
  output(schema: z.ZodType): JsonSchema {
    return this.#write(schema, "output");
  }

  #write(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    // In an object, so that a named schema is referred to as well.
    const { $defs = {}, properties } = z.toJSONSchema(z.object({ it: schema }), {
      io,
      metadata: names as never,
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
        simplify(jsonSchema);
      },
    });
    for (const [name, definition] of Object.entries($defs)) {
      const { id, ...rest } = definition as JsonSchema & { id?: string };
      this.named[nameFor(name, io)] = referring(rest, io);
    }
    return referring(properties?.it as JsonSchema, io);
  }
}

/** The bounds of every JavaScript integer say nothing, and answers may get keys later. */
function simplify(json: JsonSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.additionalProperties === false) delete json.additionalProperties;
}

/** A schema's input may differ from its output under the same name. */
function nameFor(name: string, io: "input" | "output"): string {
  return io === "output" || name.endsWith("In") ? name : `${name}In`;
}

function referring(json: JsonSchema, io: "input" | "output"): JsonSchema {
  const refer = (_: string, name: string) => `"#/components/schemas/${nameFor(name, io)}"`;
  return JSON.parse(JSON.stringify(json).replaceAll(/"#\/\$defs\/([^"]+)"/g, refer));
}
