import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { parse } from "yaml";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../../deploy", file), "utf8");

export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

interface Panel {
  id: number;
  type: string;
  title: string;
  datasource?: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; datasource: { uid: string } }[];
}

export const alertRules: AlertRule[] = parse(read("alert-rules.yaml")).groups.flatMap(
  ({ rules }: { rules: AlertRule[] }) => rules,
);

export const dashboard: { panels: Panel[]; templating: { list: { name: string; type: string }[] } } =
  JSON.parse(read("grafana-dashboard.json"));

/** Every expression of the alert rules and the dashboard, as Prometheus gets it. */
export const expressions = [
  ...alertRules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "5m").replaceAll("$job", "tsudoi")),
  ),
];

/** The metrics that an expression of PromQL reads. Throws where it is none. */
export function metricsIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expression}`);
      if (type.name === "Identifier" && node.parent?.name === "VectorSelector")
        names.push(expression.slice(from, to));
    },
  });
  return names;
}
