import { readReferenceFile } from "../read-reference-files.server.ts";

/** A domain under which a university has its mail addresses: `u-tokyo.ac.jp`, lower case. */
export interface UniversityDomain {
  university_id: number;
  domain: string;
}

/** All that are known to us, from the data file (`docs/reference-data.md`); some universities have several. */
export const universityDomains: readonly UniversityDomain[] = readReferenceFile("university_domains").map(
  ({ university_id, domain = "" }) => ({ university_id: Number(university_id), domain }),
);

const byDomain = new Map(universityDomains.map(({ university_id, domain }) => [domain, university_id]));

/** Letters, digits and hyphens alone: a name in other letters only looks like one that is known. */
const asciiAddress = /^[^\s@"]+@((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]+)$/;

/**
 * The university whose domain, or a domain below it, an address is of; null where none is known. Of a domain below another
 * university's the longer one counts.
 * @param address in the form in which addresses are kept: lower case, no blanks
 */
export function universityOfAddress(address: string): number | null {
  const labels = asciiAddress.exec(address)?.[1]?.split(".") ?? [];
  for (let first = 0; first < labels.length; first += 1) {
    const universityId = byDomain.get(labels.slice(first).join("."));
    if (universityId !== undefined) return universityId;
  }
  return null;
}
