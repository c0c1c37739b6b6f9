import { useNonce } from "../shell/nonce.ts";
import { describeEvent } from "./describe-event.ts";

type EventJsonLdProps = Parameters<typeof describeEvent>[1] & { event: Parameters<typeof describeEvent>[0] };

/** The event as schema.org describes it, for search engines. */
export function EventJsonLd({ event, ...describing }: EventJsonLdProps) {
  const nonce = useNonce();
  const json = JSON.stringify(describeEvent(event, describing)).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
