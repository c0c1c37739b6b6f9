import type { MailTexts } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { EventRow } from "../event-rows.server.ts";
import { formatAccess } from "./format-event-access.ts";
import { formatFee } from "./format-event-fee.ts";

type Text = Pick<EventRow["texts"][number], "fee_note" | "access_station">;

/** The way there and the fee, each with its label, as far as the event tells them: for mails, calendars and feeds. */
export function offerFacts(
  event: Pick<EventRow, "is_online" | "access_station" | "access_minutes" | "fee">,
  text: Text,
  t: MailTexts,
  language: Language,
): [label: string, value: string][] {
  const { access_station, access_minutes, fee } = event;
  const way =
    !event.is_online &&
    access_station !== null &&
    formatAccess({ station: text.access_station || access_station, minutes: access_minutes }, (key, values) =>
      t(`mail.${key}`, values),
    );
  const price =
    fee !== null &&
    formatFee(fee, language, { free: t("mail.free"), yen: (amount) => t("mail.yen", amount) });
  const cost = [price, text.fee_note].filter(Boolean).join(" · ");
  return [
    ...(way ? [[t("mail.access"), way] as [string, string]] : []),
    ...(cost ? [[t("mail.fee"), cost] as [string, string]] : []),
  ];
}
