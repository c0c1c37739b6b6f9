import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { alertRules, dashboard, expressions, metricsIn } from "../support/watching-files.ts";

it("every expression of the alert rules and the dashboard is PromQL and reads a metric", () => {
  expect(expressions.length).toBeGreaterThan(30);
  for (const expression of expressions) expect(metricsIn(expression)).not.toEqual([]);
  expect(() => metricsIn("sum(rate(tsudoi_mails[5m])")).toThrow(/no PromQL/);
});

it("an alert has a name of its own, a severity, and says what is the case and what to do", () => {
  const names = alertRules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  for (const { alert, labels, annotations, ...rule } of alertRules) {
    expect(alert).toMatch(/^Tsudoi[A-Za-z]+$/);
    expect(rule.for ?? "0m").toMatch(/^\d+m$/);
    expect(["page", "ticket"]).toContain(labels.severity);
    expect(annotations).toEqual({
      summary: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\.$/),
    });
  }
});

it("what an alert quotes from the log stands in the program", () => {
  const quoted = alertRules.flatMap(({ annotations }) =>
    [...annotations.description.matchAll(/"(.+?)"/g)].map(([, text]) => text as string),
  );
  expect(quoted.length).toBeGreaterThan(2);
  const src = join(import.meta.dirname, "../../src");
  for (const text of quoted) execFileSync("grep", ["-rqF", "--include=*.server.ts", text, src]);
});

it("the dashboard asks the data source that is chosen, and its panels neither overlap nor share an id", () => {
  expect(dashboard.templating.list[0]).toMatchObject({ name: "datasource", type: "datasource" });
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const rows = panels.filter(({ type }) => type === "row").map(({ title }) => title);
  expect(rows).toEqual(["Visitors", "Rush", "Database", "Mails", "Processes", "Texts"]);
  for (const panel of panels.filter(({ type }) => type !== "row")) {
    const sources = [panel.datasource, ...(panel.targets ?? []).map(({ datasource }) => datasource)];
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana's own form of a variable
    expect(new Set(sources.map((source) => source?.uid))).toEqual(new Set(["${datasource}"]));
  }
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
