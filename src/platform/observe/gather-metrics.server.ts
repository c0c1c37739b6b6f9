import cluster from "node:cluster";
import { AggregatorRegistry, type MetricObject, type Registry } from "prom-client";

/** One that does not answer for so long is left out of a scrape. */
const patienceMs = 2000;

interface Question {
  metricsQuestion: number;
}
interface Answer {
  metricsAnswer: number;
  metrics: MetricObject[];
}

let questions = 0;

/**
 * The text that Prometheus scrapes: the metrics of this process and of the web processes that it has started, each with a
 * label of its own. A process that has just died, or is held up, does not take the others' from view, as prom-client's
 * `clusterMetrics` would.
 */
export async function gatherMetrics(own: Registry): Promise<string> {
  const others = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  if (others.length === 0) return own.metrics();
  const question: Question = { metricsQuestion: ++questions };
  const answers = others.map(
    (worker) =>
      new Promise<MetricObject[]>((resolve) => {
        const settle = (metrics: MetricObject[]) => {
          clearTimeout(timer);
          worker?.off("message", hear);
          resolve(metrics);
        };
        const hear = (message: Partial<Answer>) => {
          if (message.metricsAnswer === question.metricsQuestion) settle(message.metrics ?? []);
        };
        const timer = setTimeout(settle, patienceMs, []);
        worker?.on("message", hear);
        worker?.send(question, (error) => error && settle([]));
      }),
  );
  const gathered = await Promise.all([own.getMetricsAsJSON(), ...answers]);
  return AggregatorRegistry.aggregate(gathered).metrics();
}

/** In a web process of several: answers with its metrics whenever it is asked. */
export function offerMetrics(registry: Registry, number: number): void {
  registry.setDefaultLabels({ process: `web ${number}` });
  process.on("message", async ({ metricsQuestion }: Partial<Question>) => {
    if (metricsQuestion === undefined) return;
    const metrics = await registry.getMetricsAsJSON().catch(() => []);
    if (process.connected) process.send?.({ metricsAnswer: metricsQuestion, metrics } satisfies Answer);
  });
}
