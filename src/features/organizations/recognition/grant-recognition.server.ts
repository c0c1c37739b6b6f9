import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { lockActiveUser, recordTeamAction } from "../../accounts/accounts.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { lockOrganization } from "../editing/update-organization.server.ts";
import { mailOrganization } from "../mails/mail-organization.server.ts";
import { recognitionGrantedMail } from "../mails/recognition-granted.mail.server.ts";
import { recognitionWithdrawnMail } from "../mails/recognition-withdrawn.mail.server.ts";
import { requireUniversityStaff } from "../university-staff/require-university-staff.server.ts";
import { type StaffRecognitionRow, selectAllRecognitions } from "./find-recognitions.server.ts";
import { isInForce } from "./recognition-in-force.ts";
import type { RecognitionIn } from "./recognitions.contract.ts";

/** Of which university, which organization, and who does it. */
export interface Recognising {
  universityId: number;
  organizationId: number;
  staffId: number;
}

/**
 * Recognises an organization that names the university. One that is in force is changed, another one begins anew; what is so already
 * changes nothing and tells nobody, unless the organization has another name since.
 */
export function grantRecognition(
  { db, clock }: Platform,
  about: Recognising,
  sent: RecognitionIn,
): Promise<StaffRecognitionRow> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const { isMember, latest } = await holdRecognised(tx, about);
    if (sent.valid_until < tokyoDate(now)) throw invalid("valid_until", "must_be_future");
    // An office does not sign for itself: a colleague does (decision 73).
    if (isMember) throw invalid("organization", "own_organization");
    const isRunning =
      latest?.is_current &&
      isInForce({ isCurrent: true, isNamed: true, validUntil: latest.valid_until }, now);
    if (isRunning && isSame(latest, sent) && !latest.former_names) return latest;
    const columns = {
      ...sent,
      granted_at: now,
      granted_by_id: about.staffId,
      reminded_at: null,
      former_names: null,
    };
    if (isRunning) {
      await tx.updateTable("recognitions").set(columns).where("id", "=", latest.id).execute();
    } else {
      await endCurrent(tx, about, {});
      await tx
        .insertInto("recognitions")
        .values({ ...columns, organization_id: about.organizationId, university_id: about.universityId })
        .execute();
    }
    await recordRecognition(tx, about, "recognition.granted", sent);
    await mailOrganization(tx, about.organizationId, recognitionGrantedMail, mailOf(about, now));
    return findLatest(tx, about);
  });
}

/** Ends a recognition at once. One that has ended is answered as it is. @throws `not_found` where there never was one */
export function withdrawRecognition(
  { db, clock }: Platform,
  about: Recognising,
): Promise<StaffRecognitionRow> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const { latest } = await holdRecognised(tx, about);
    if (!latest) throw notFound("recognition");
    const { level_ja, level_en, valid_until } = latest;
    if (!latest.is_current || !isInForce({ isCurrent: true, isNamed: true, validUntil: valid_until }, now))
      return latest;
    await endCurrent(tx, about, { withdrawn_at: now });
    await recordRecognition(tx, about, "recognition.withdrawn", { level_ja, level_en, valid_until });
    await mailOrganization(tx, about.organizationId, recognitionWithdrawnMail, mailOf(about, now));
    return findLatest(tx, about);
  });
}

/** Recognitions of an organization end with it. */
export async function endRecognitionsOf(tx: Tx, organizationId: number, now: Date): Promise<void> {
  await tx
    .updateTable("recognitions")
    .set({ is_current: false, withdrawn_at: now })
    .where("organization_id", "=", organizationId)
    .where("is_current", "=", true)
    .execute();
}

/** Holds the organization and its staff person, who may have been removed since the call was let in. */
async function holdRecognised(tx: Tx, { universityId, organizationId, staffId }: Recognising) {
  const { universities, members } = await lockOrganization(tx, organizationId);
  if (!universities.some(({ id }) => id === universityId)) throw notFound("organization");
  await lockActiveUser(tx, staffId);
  await requireUniversityStaff(tx, universityId, staffId);
  const latest = await selectOf(tx, { universityId, organizationId }).executeTakeFirst();
  return { isMember: members.some(({ user_id }) => user_id === staffId), latest };
}

const selectOf = (tx: Tx, { universityId, organizationId }: Omit<Recognising, "staffId">) =>
  selectAllRecognitions(tx)
    .where("r.university_id", "=", universityId)
    .where("r.organization_id", "=", organizationId)
    .limit(1);

const mailOf = ({ universityId, organizationId }: Recognising, now: Date) => ({
  payload: { organizationId, universityId },
  cause: `${organizationId}:${universityId}:${now.getTime()}`,
});

const findLatest = (tx: Tx, about: Recognising) => selectOf(tx, about).executeTakeFirstOrThrow();

function isSame(row: StaffRecognitionRow, sent: RecognitionIn): boolean {
  return (
    row.level_ja === sent.level_ja && row.level_en === sent.level_en && row.valid_until === sent.valid_until
  );
}

async function endCurrent(
  tx: Tx,
  { universityId, organizationId }: Recognising,
  withdrawn: { withdrawn_at?: Date },
): Promise<void> {
  await tx
    .updateTable("recognitions")
    .set({ is_current: false, ...withdrawn })
    .where("university_id", "=", universityId)
    .where("organization_id", "=", organizationId)
    .where("is_current", "=", true)
    .execute();
}

/** A line in both logs. The organization's own does not name the person: the university has spoken. */
async function recordRecognition(
  tx: Tx,
  { universityId, organizationId }: Recognising,
  kind: "recognition.granted" | "recognition.withdrawn",
  said: RecognitionIn,
): Promise<void> {
  await recordTeamAction(tx, {
    kind,
    subject: "organization",
    subjectId: organizationId,
    details: { university_id: universityId, ...said },
  });
  await recordActivity(tx, {
    kind,
    organizationId,
    details: { universityId, ...said },
    isUnnamed: true,
  });
}
