import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { fromTokyo, tokyoParts } from "../../../shared/time/tokyo-time.ts";
import { findReferenceData } from "../../reference-data/reference-data.server.ts";
import { signUpChoices } from "./ui/sign-up-choices.ts";
import type { SignUpChoices } from "./ui/sign-up-parts.ts";

/** The choices of the sign-up form at present: the years of graduation go on with the calendar. */
export async function findSignUpChoices(
  { db, clock }: Pick<Platform, "db" | "clock">,
  language: Language,
): Promise<SignUpChoices> {
  const now = clock.now();
  dependOnMoment(fromTokyo({ year: tokyoParts(now).year + 1, month: 1, day: 1 }));
  return signUpChoices(await findReferenceData(db, language), now);
}
