import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { AppError } from "../../../shared/app-error.ts";
import { readLongCode } from "../../../shared/codes/long-code.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { textOf } from "../../events/events.server.ts";
import { requireEvent } from "../survey/find-survey.server.ts";
import type { CertificateVerdict, VerifiedCertificate } from "./certificate.contract.ts";
import { findTrueCertificate } from "./certificate-rows.server.ts";
import { initialsOf, isFamilyName } from "./family-name.ts";

const hour = 60 * 60;
/** Only wrong ones count, so that a campus behind one address may look at as many true ones as it likes. */
const wrongTries = { name: "certificate", max: 60, seconds: hour };
/** Names that are tried on one number; whoever has guessed so often learns no more of it. */
const namesOfNumber = { name: "certificate_name", max: 40, seconds: hour };

interface Asked {
  /** As it was typed. */
  number: string;
  familyName: string | undefined;
  /** Of who asks, for limits. */
  address: string;
  language: Language;
}

/**
 * Says whether a certificate is true, and of whom by the initials where the family name on it is told; a number alone tells nothing
 * of a person, and a wrong name as much as an unknown number. @throws `too_many`
 */
export async function verifyCertificate(platform: Platform, asked: Asked): Promise<VerifiedCertificate> {
  const number = readLongCode(asked.number);
  const found = number === null ? null : await findTrueCertificate(platform.db, number);
  const familyName = asked.familyName ?? "";
  if (found && number && familyName !== "") {
    const attempt = await limitAttempts(platform, namesOfNumber, `${number} ${asked.address}`);
    if (isFamilyName(familyName, found.person)) {
      await attempt.undo();
      return { result: "true", ...(await describeSheet(platform, found, asked.language)) };
    }
  } else if (found) return { result: "true" };
  await limitAttempts(platform, wrongTries, asked.address);
  return { result: "not_known" };
}

type Found = NonNullable<Awaited<ReturnType<typeof findTrueCertificate>>>;

async function describeSheet({ db }: Platform, { eventId, person }: Found, language: Language) {
  const event = await requireEvent(db, eventId);
  return {
    event: textOf(event, language).title,
    date: tokyoDate(event.start_at),
    last_date: tokyoDate(event.end_at ?? event.start_at),
    initials: initialsOf(personName(person, language)),
  };
}

/** As the page shows it, which has words for who has tried too often. */
export async function verdictOfCertificate(platform: Platform, asked: Asked): Promise<CertificateVerdict> {
  try {
    return await verifyCertificate(platform, asked);
  } catch (error) {
    if (error instanceof AppError && error.kind === "too_many") return { result: "too_many" };
    throw error;
  }
}
