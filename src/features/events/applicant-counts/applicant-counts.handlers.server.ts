import type { Executor } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import { handler } from "../../../platform/http/handler.server.ts";
import { type ApplicantCounts, applicantCountContracts as contracts } from "./applicant-counts.contract.ts";

type CountApplicants = (db: Executor, eventId: number) => Promise<ApplicantCounts>;

/** The later feature that knows who has applied: one alone. */
export const countingApplicants = new ExtensionPoint<CountApplicants>(
  "how many people have applied to an event",
);

export const countApplicantsHandler = handler(
  contracts["GET /events/{id}/applicant_counts"],
  ({ platform: { db, extensions } }, { params }) => {
    const [count] = extensions.of(countingApplicants);
    if (!count) throw new Error("nobody counts applicants");
    return count(db, params.id);
  },
);
