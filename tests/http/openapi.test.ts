import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/api/contracts.ts";
import { openApiDocument } from "../../src/api/openapi/openapi-document.server.ts";
import { v1 } from "../../src/api/routes.server.ts";
import { startTestServer } from "../support/server.ts";

const { url } = await startTestServer();
const read = () => fetch(`${url}/api/openapi.json`);

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, "{}");

interface Operation {
  operationId: string;
  summary: string;
  parameters: { in?: string; name?: string }[];
  security: object[];
  responses: object;
}

const operationsOf = (paths: Record<string, Record<string, Operation>>) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).map((operation) => [path, operation] as const),
  );

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
      Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${shapeOf(path)}`),
    );
    expect(named.sort()).toEqual(Object.keys(contracts).map(shapeOf).sort());
  });

  it("holds a path once, whatever its parameters are named", async () => {
    const { paths } = await (await read()).json();
    const shapes = Object.keys(paths).map(shapeOf);
    expect(shapes).toEqual([...new Set(shapes)]);
    expect(Object.keys(paths["/help_articles/{key}"])).toEqual(["get", "put"]);
    for (const [path, operation] of operationsOf(paths)) {
      const named = operation.parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`);
      expect(named, path).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it("stands what linters recommend: a licence, a server, names of its own and an answer of each kind for every call", async () => {
    const { paths, info, servers, components } = await (await read()).json();
    expect([info.license.identifier, servers.length]).toEqual(["Apache-2.0", 1]);
    const operations = operationsOf(paths);
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
    for (const [path, { summary, security, responses }] of operations) {
      const statuses = Object.keys(responses);
      expect(summary, path).not.toBe("");
      expect(statuses, path).toContainEqual(expect.stringMatching(/^2|^default/));
      expect(statuses, path).toContainEqual(expect.stringMatching(/^4/));
      for (const scheme of security.flatMap(Object.keys))
        expect(components.securitySchemes).toHaveProperty(scheme);
    }
  });

  it("names the refusals that follow from who may make a call and from what it takes", async () => {
    const { paths } = await (await read()).json();
    const refusals = (path: string, method: string) =>
      Object.keys(paths[path][method].responses).filter((status) => status.startsWith("4"));
    expect(refusals("/masters/all", "get")).toEqual(["431"]);
    // Its list of one's own events asks who one is.
    expect(refusals("/events", "get")).toEqual(["401", "422", "431"]);
    expect(refusals("/users/own/bookmarks", "get")).toEqual(["401", "431"]);
    expect(refusals("/events/{id}/applications/apply", "post")).toEqual([
      "400",
      "401",
      "404",
      "413",
      "422",
      "429",
      "431",
    ]);
    expect(refusals("/events/{id}/check_ins", "get")).toEqual(["401", "403", "404", "410", "431"]);
    expect(refusals("/synonym_groups", "post")).toEqual(["400", "401", "403", "413", "422", "431"]);
    expect(refusals("/events/{id}/update", "put")).toContain("409");
    expect(refusals("/auth/sign_in", "post")).toEqual(["400", "401", "413", "422", "429", "431"]);
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
