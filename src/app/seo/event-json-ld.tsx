import { describeEvent } from "./describe-event.ts";
import { JsonLd } from "./json-ld.tsx";

type EventJsonLdProps = Parameters<typeof describeEvent>[1] & { event: Parameters<typeof describeEvent>[0] };

/** Described by the server alone, so that browsers need not fetch how. */
export function EventJsonLd({ event, ...describing }: EventJsonLdProps) {
  return <JsonLd thing={import.meta.env.SSR && describeEvent(event, describing)} />;
}
