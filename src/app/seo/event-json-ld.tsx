import { describeEvent } from "./describe-event.ts";
import { JsonLd } from "./json-ld.tsx";

type EventJsonLdProps = Parameters<typeof describeEvent>[1] & { event: Parameters<typeof describeEvent>[0] };

export function EventJsonLd({ event, ...describing }: EventJsonLdProps) {
  return <JsonLd thing={describeEvent(event, describing)} />;
}
