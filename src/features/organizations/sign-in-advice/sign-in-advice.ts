/** Somebody's power, and what stands before it. */
export interface SignInFacts {
  isUniteam: boolean;
  /** The followers of the most followed organization about which the person decides; 0 where there is none. */
  mostFollowers: number;
  hasPasskey: boolean;
  hasCodes: boolean;
}

export const adviceReasons = ["team", "followers"] as const;
export type AdviceReason = (typeof adviceReasons)[number];

/** Whoever decides about an organization with more followers than this is asked to protect the account. */
export const followersWithoutAdvice = 100;

/** Why somebody is asked to have a passkey or codes; null for who has one of the two, or little to lose for others. */
export function signInAdvice(facts: SignInFacts): AdviceReason | null {
  if (facts.hasPasskey || facts.hasCodes) return null;
  if (facts.isUniteam) return "team";
  return facts.mostFollowers > followersWithoutAdvice ? "followers" : null;
}
