import type { RecognitionOfStaff, UniversityOrganization } from "../recognitions.contract.ts";

/** The university's last recognition of the organization: it may have ended or been withdrawn. */
export function recognitionOf(
  { recognitions }: UniversityOrganization,
  universityId: number,
): RecognitionOfStaff | undefined {
  return recognitions.find(({ university }) => university.id === universityId);
}
