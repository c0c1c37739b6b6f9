import { ExtensionPoint } from "../../platform/extensions.ts";
import type { Platform } from "../../platform/platform.ts";
import { findProvider } from "./providers/list-providers.ts";
import type { Ticket } from "./tickets/ticket-rows.server.ts";

/** That a university's own provider has signed somebody in. */
export interface UniversityProof {
  userId: number;
  universityId: number;
  /** The address that it knows to be theirs; where it knows none, what it calls the person. One proves one account at a time. */
  evidence: string;
}

/** Extension point for what a university's provider proves, once the person is signed in. */
export const universityProofs = new ExtensionPoint<
  (platform: Platform, proof: UniversityProof) => Promise<void>
>("a university's provider has signed somebody in");

/** Tells later features of the university that the ticket's provider stands for, if it stands for one. */
export async function proveUniversity(
  platform: Platform,
  userId: number,
  { provider, person }: Pick<Ticket, "provider" | "person">,
): Promise<void> {
  const universityId = findProvider(platform, provider)?.universityId ?? null;
  if (universityId === null) return;
  const isKnown = person.isEmailVerified && person.email !== null;
  const evidence = isKnown ? (person.email as string) : `${person.issuer} ${person.subject}`;
  for (const prove of platform.extensions.of(universityProofs)) {
    await prove(platform, { userId, universityId, evidence });
  }
}
