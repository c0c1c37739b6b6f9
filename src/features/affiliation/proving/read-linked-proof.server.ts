import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { readerNameIn } from "../../reference-data/reference-data.server.ts";
import { maskedAddress } from "./masked-address.ts";
import { findRequestByToken } from "./open-requests.server.ts";

/** A proof that a mail's link stands for. */
export interface LinkedProof {
  /** Name in the reader's language. */
  university: string;
  /** Of the account that asked, as `al…@example.com`: whoever reads the mail sees whether it is theirs. */
  account: string;
}

/** The proof of a mail's link; null where it was used, replaced or is too old. Changes nothing. */
export async function readLinkedProof(
  { db, clock }: Platform,
  token: string,
  language: Language,
): Promise<LinkedProof | null> {
  const request = await findRequestByToken(db, token, clock.now());
  if (!request) return null;
  return {
    university: readerNameIn(request.university, language),
    account: maskedAddress(request.email ?? ""),
  };
}
