import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { showLongCode } from "../../../shared/codes/long-code.ts";
import { isWritten, languageEntry, localeOf, writtenLanguages } from "../../../shared/languages/languages.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { displayDate } from "../../../shared/time/tokyo-time.ts";
import { fileTexts } from "../../applications/applications.server.ts";
import { type EventRow, requireVisibleEvent, textOf } from "../../events/events.server.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { findLeft } from "../own/find-left-after-event.server.ts";
import { leavesCertificate, leftSurvey } from "../own/left-after-event.server.ts";
import { requireEvent } from "../survey/find-survey.server.ts";
import type { AfterEvent } from "./certificate.contract.ts";
import { issueCertificate } from "./certificate-rows.server.ts";
import { certificateFile } from "./certificate-threads.server.ts";
import type { CertificatePart } from "./draw-certificate.server.ts";

/** Reads what there is for a person after an event: nothing for who did not come. @throws `not_found` */
export async function readAfterEvent(
  platform: Platform,
  eventId: number,
  userId: number,
): Promise<AfterEvent> {
  const { db, clock } = platform;
  const now = clock.now();
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const [facts] = await findLeft(db, userId, sql`e.id = ${eventId}`);
  if (!facts) throw notFound("event");
  return { survey: leftSurvey(facts, now), certificate: leavesCertificate(facts, now) };
}

/**
 * The certificate of somebody who came, as a PDF: a sheet for whoever it is shown to, and one in their own language.
 * @throws `not_found` for everybody else, and while there is none
 */
export async function makeCertificate(
  platform: Platform,
  eventId: number,
  userId: number,
  reader: TextReader,
): Promise<Uint8Array> {
  const { db, clock, settings } = platform;
  const now = clock.now();
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const event = await requireEvent(db, eventId);
  const [facts] = await findLeft(db, userId, sql`e.id = ${eventId}`);
  if (!facts?.application_id || !leavesCertificate(facts, now)) throw notFound("certificate");
  const person = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const { number, issued_at } = await issueCertificate(db, eventId, facts.application_id, now);
  const shown = showLongCode(number);
  const url = `${settings.publicUrl}/certificates/${shown}`;
  return certificateFile(platform, userId, {
    number: shown,
    url,
    issuedAt: issued_at,
    sheets: sheetsFor(reader).map((sheet) =>
      sheet.map((one) => ({
        ...partFor(one, event, { number: shown, issuedAt: issued_at }),
        name: personName(person, one.language),
      })),
    ),
  });
}

/** Universities and employers read the first. A plainer way to write a language of that one would prove nothing more. */
function sheetsFor({ language, second }: TextReader): TextReader[][] {
  const forEverybody = writtenLanguages.map((one) => ({ language: one }));
  const isThere = isWritten(language) || languageEntry(language).isPlain;
  return isThere ? [forEverybody] : [forEverybody, [{ language, second }]];
}

function partFor(
  reader: TextReader,
  event: EventRow,
  { number, issuedAt }: { number: string; issuedAt: Date },
): Omit<CertificatePart, "name"> {
  const { language } = reader;
  const t = fileTexts(language);
  const { title, place_name } = textOf(event, reader);
  const [first, last] = [
    displayDate(event.start_at, language),
    displayDate(event.end_at ?? event.start_at, language),
  ];
  return {
    locale: localeOf(language),
    heading: t._("certificate.heading"),
    sentence: t._("certificate.sentence"),
    title,
    facts: [
      [t._("certificate.date"), first === last ? first : `${first} – ${last}`],
      [t._("certificate.place"), event.is_online ? t._("certificate.online") : place_name],
      [t._("certificate.organization"), organizationNameIn(event.hosts[0]?.names ?? [], reader)],
    ],
    foot: [
      t._("certificate.number", { number }),
      t._("certificate.issued", { date: displayDate(issuedAt, language) }),
      t._("certificate.verify"),
    ],
  };
}
