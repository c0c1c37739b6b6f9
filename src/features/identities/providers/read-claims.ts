import { asLine } from "../../../shared/clean-text.ts";
import { maxPersonNameLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { EmailIn } from "../../accounts/accounts.contract.ts";

/** What a provider says of somebody who has signed in there. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  /** Null where it tells none, or none that can be one. */
  email: string | null;
  /** The provider says that the address is theirs. Nothing else counts as that. */
  isEmailVerified: boolean;
  /** Empty where it tells none. */
  firstName: string;
  lastName: string;
  /** When the person signed in there, where it says so. */
  authenticatedAt: Date | null;
}

/** The claims of an ID token (OpenID Connect Core, 5.1), of whatever types they come in. */
export interface Claims {
  iss: string;
  sub: string;
  [claim: string]: unknown;
}

/** Reads claims that have been checked; of what can be wrong in them it takes nothing. */
export function readClaims(claims: Claims): ProvenPerson {
  const email = EmailIn.safeParse(claims.email);
  const names = namesIn(claims);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.success ? email.data : null,
    isEmailVerified: email.success && claims.email_verified === true,
    ...names,
    authenticatedAt: typeof claims.auth_time === "number" ? new Date(claims.auth_time * 1000) : null,
  };
}

/** A name that is told as a whole is the first name: the person sorts it in the form. */
function namesIn({ given_name, family_name, name }: Claims): { firstName: string; lastName: string } {
  const [firstName, lastName] = [nameOf(given_name), nameOf(family_name)];
  return firstName || lastName ? { firstName, lastName } : { firstName: nameOf(name), lastName: "" };
}

const nameOf = (claim: unknown) =>
  typeof claim === "string"
    ? asLine(claim).replaceAll("\u0000", "").trim().slice(0, maxPersonNameLength)
    : "";
