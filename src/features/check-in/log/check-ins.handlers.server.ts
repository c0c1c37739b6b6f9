import { handler } from "../../../platform/http/handler.server.ts";
import { AppError } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { helperTokenHeader, requireNotCancelled } from "../helper-links/require-check-in-staff.server.ts";
import { comesByEndedLink } from "../helper-links/require-scans-before-end.server.ts";
import { limitScans } from "../limit-check-ins.server.ts";
import { checkInContracts as contracts, type ScanAnswer } from "./check-ins.contract.ts";
import { isToldStudies, listExpected } from "./list-expected.server.ts";
import { readScan } from "./read-scan.ts";
import { recordScans } from "./record-scans.server.ts";
import type { RecordedScan } from "./scan-results.ts";
import { scansAtOnce } from "./scans-at-once.ts";

export const recordCheckInsHandler = handler(
  contracts["POST /events/{id}/check_ins"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    if (body.scans.length > scansAtOnce)
      throw new AppError("too_large", { scans: [{ code: "at_most", values: { max: scansAtOnce } }] });
    await limitScans(context, body.scans.length);
    await requireNotCancelled(db, params.id);
    const read = body.scans.map(readScan);
    const scans = read.filter((scan) => scan !== null);
    const now = clock.now();
    const caller = {
      userId: context.session?.user.id,
      token: context.request.headers.get(helperTokenHeader),
    };
    const isLate = await comesByEndedLink(db, params.id, caller, now);
    const recorded = await recordScans(db, params.id, scans, now);
    const answers = recorded[Symbol.iterator]();
    return read.map((scan, place) =>
      scan
        ? present(scan.nonce, answers.next().value as RecordedScan, isLate ? null : context.language)
        : { nonce: sentNonce(body.scans[place]), result: "malformed" as const },
    );
  },
);

export const listExpectedHandler = handler(
  contracts["GET /events/{id}/check_ins"],
  async ({ platform: { db }, language, session }, { params }) => {
    await requireNotCancelled(db, params.id);
    return listExpected(db, params.id, {
      language,
      isToldStudies: await isToldStudies(db, params.id, session?.user.id),
    });
  },
);

/** @param language null where whoever asks is told of nobody */
function present(nonce: string, recorded: RecordedScan, language: Language | null): ScanAnswer {
  const { result, application, checkedInAt, device } = recorded;
  return {
    nonce,
    result,
    ...(application &&
      language !== null && {
        application: {
          id: application.id,
          name: application.person ? personName(application.person, language) : "",
          state: application.state,
        },
      }),
    ...(checkedInAt && { checked_in_at: toWireTime(checkedInAt) }),
    ...(device && { device }),
  };
}

function sentNonce(sent: unknown): string | null {
  const nonce = typeof sent === "object" && sent && "nonce" in sent ? sent.nonce : null;
  return typeof nonce === "string" ? nonce : null;
}
