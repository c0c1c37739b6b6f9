import { timingSafeEqual } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const stepSeconds = 30;

/** The code of an app in figures, from what was typed: width and blanks do not count. Null where it is none. */
export function readCode(typed: string): string | null {
  const figures = typed.normalize("NFKC").replaceAll(/[\s\p{Dash}]/gu, "");
  return /^\d{6}$/.test(figures) ? figures : null;
}

export interface CodeToCheck {
  secret: Uint8Array;
  /** As `readCode` gives it. */
  code: string;
  now: Date;
  /** The last step whose code was taken; null before the first. */
  lastStep: number | null;
}

/**
 * The step of time, of 30 seconds since 1970, to which a code belongs: that of now, or of a clock that is one step before or behind. Null
 * for a wrong code, and for one of a step that is not after the last: a code counts once.
 */
export function stepOfCode({ secret, code, now, lastStep }: CodeToCheck): number | null {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  const matching = [current - 1, current, current + 1].filter((step) => isCodeOf(secret, step, code));
  return matching.find((step) => lastStep === null || step > lastStep) ?? null;
}

function isCodeOf(secret: Uint8Array, step: number, code: string): boolean {
  const timestamp = step * stepSeconds * 1000;
  const right = TOTP.generate({ secret: secretOf(secret), timestamp });
  return timingSafeEqual(Buffer.from(right), Buffer.from(code));
}

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** A secret as apps take it, typed or as the address in a QR code. */
export function secretForApp(bytes: Uint8Array, email: string): { secret: string; otpauth_url: string } {
  const secret = secretOf(bytes);
  const totp = new TOTP({ issuer: "Tsudoi", label: email, secret });
  return { secret: secret.base32, otpauth_url: totp.toString() };
}
