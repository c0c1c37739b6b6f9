import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { rubyInside } from "../../../ui/ruby/jsx-runtime.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event, LanguageEvent } from "../events.contract.ts";
import { formatAccess } from "../format/format-event-access.ts";
import { formatFee } from "../format/format-event-fee.ts";

/** The fee; nothing if it is not told. */
export function EventFee({ fee }: { fee: number | null }) {
  const t = useTexts();
  const language = useLanguage();
  if (fee === null) return null;
  return rubyInside(
    formatFee(fee, language, { free: t("event.free"), yen: (amount) => t("event.yen", amount) }),
  );
}

interface OfEvent {
  event: Pick<Event, "fee" | "access">;
  /** The one that the page shows. */
  text: LanguageEvent;
}

/** The fee and what has to be known of it. */
export function EventFeeWithNote({ event: { fee }, text: { fee_note, language_id } }: OfEvent) {
  const lang = foreignTag(language_id, useLanguage());
  return (
    <>
      <EventFee fee={fee} />
      {fee !== null && fee_note && " · "}
      {fee_note && <span lang={lang}>{fee_note}</span>}
    </>
  );
}

/** The way from the nearest station; nothing where none is told. */
export function EventAccess({ event: { access }, text: { access_station } }: OfEvent) {
  const t = useTexts();
  if (!access) return null;
  const station = access_station || access.station;
  return rubyInside(formatAccess({ ...access, station }, (key, values) => t(`event.${key}`, values)));
}

/** The barrier-free facts of the place; nothing if none is told. */
export function BarrierFreeFacts({ event: { barrier_free } }: { event: Pick<Event, "barrier_free"> }) {
  const t = useTexts();
  if (barrier_free.length === 0) return null;
  return (
    <ul>
      {barrier_free.map((kind) => (
        <li key={kind}>{t(`event.barrier_free.${kind}`)}</li>
      ))}
    </ul>
  );
}
