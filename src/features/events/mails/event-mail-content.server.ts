import { shareReading } from "../../../platform/db/sharing/share-reading.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { asReader, readerKey, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import {
  displayLastDay,
  organizationNameIn,
  recognitionLabel,
} from "../../organizations/organizations.public.ts";
import { recognitionsInForce } from "../../organizations/organizations.server.ts";
import { withReaderNames } from "../../reference-data/reference-data.server.ts";
import type { EventRow } from "../event-rows.server.ts";
import { placeWithAddress, prefectureNames } from "../format/format-event-place.ts";
import { timeSpan } from "../format/format-event-time.ts";
import { offerFacts } from "../format/offer-facts.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { textOf } from "../sharing/text-of.server.ts";

/** The parts of an event that every mail about it shows, in the reader's language. */
export interface EventMailContent {
  event: EventRow;
  title: string;
  description: string;
  /** The owner's name; it stands as the sender's. */
  organization: string;
  /** The owner's address, for answers. */
  replyTo: string;
  facts: [label: string, value: string][];
  link: { label: string; url: string };
}

/** Null where the event is gone, or the organization that held it: nobody is there who would answer. */
export function eventMailContent(
  platform: Platform,
  eventId: number | null,
  to: TextReader | Language,
): Promise<EventMailContent | null> {
  const reader = asReader(to);
  return shareReading(platform.db, `event parts ${eventId} ${readerKey(reader)}`, () =>
    readParts(platform, eventId, reader),
  );
}

async function readParts(
  { db, settings, clock }: Platform,
  eventId: number | null,
  reader: TextReader,
): Promise<EventMailContent | null> {
  const event = await findEvent(db, eventId ?? 0);
  const owner = event?.hosts[0];
  if (!event || !owner) return null;
  const { language } = reader;
  const t = mailTextsIn(language);
  const text = textOf(event, reader);
  const organization = await db
    .selectFrom("organizations")
    .select("email")
    .where("id", "=", owner.id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!organization) return null;
  const place = event.is_online
    ? t("mail.online")
    : placeWithAddress({ ...text, prefecture: prefectureNames(event.prefecture, language) }, language);
  return {
    event,
    title: text.title,
    description: text.description,
    organization: organizationNameIn(owner.names, reader),
    replyTo: organization.email,
    facts: [
      [t("mail.when"), timeSpan(event.start_at, event.end_at, language)],
      [t("mail.where"), place],
      ...withReaderNames(recognitionsInForce(owner.recognitions, clock), language).map(
        (one): [string, string] => [
          t("mail.recognised"),
          t("mail.recognised_by", {
            recognition: recognitionLabel(one, language),
            date: displayLastDay(one.valid_until, language),
          }),
        ],
      ),
      // Nobody goes to an event that is cancelled.
      ...(event.cancelled_at ? [] : offerFacts(event, text, t, language)),
    ],
    link: {
      label: t("mail.see_event"),
      url: `${settings.publicUrl}/events/${event.id}?lang=${language}&from=mail`,
    },
  };
}
