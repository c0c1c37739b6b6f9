import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/api/contracts.ts";
import { openApiDocument } from "../../src/api/openapi/openapi-document.server.ts";
import { v1 } from "../../src/api/routes.server.ts";
import { startTestServer } from "../support/server.ts";

const { url } = await startTestServer();
const read = () => fetch(`${url}/api/openapi.json`);

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const document = await (await read()).json();
    expect(document.openapi).toBe("3.1.0");
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it("holds every call, and nothing else", async () => {
    const { paths } = await (await read()).json();
    const named = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(Object.keys(contracts).sort());
  });

  it("refers to nothing that it does not hold", () => {
    const document = openApiDocument();
    const referred = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(referred.length).toBeGreaterThan(100);
    const parts = document.components as Record<string, Record<string, unknown>>;
    for (const [, kind = "", name = ""] of referred) expect(parts[kind], name).toHaveProperty(name);
  });

  it("says of every call who may make it, in words", () => {
    const policies = new Set(Object.values(v1).map(({ allow }) => allow.name));
    const described = JSON.stringify(openApiDocument());
    for (const name of policies) expect(described, name).not.toContain(`"For: ${name}"`);
  });

  it("is answered 304 to a reader who has it", async () => {
    const etag = (await read()).headers.get("etag") ?? "";
    const again = await fetch(`${url}/api/openapi.json`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});
