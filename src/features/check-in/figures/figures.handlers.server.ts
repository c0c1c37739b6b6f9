import { handler } from "../../../platform/http/handler.server.ts";
import { requireNotCancelled } from "../helper-links/require-check-in-staff.server.ts";
import { attendanceFigureContracts } from "./attendance-figures.contract.ts";
import { countAttendance } from "./count-attendance.server.ts";
import { countCheckIns } from "./count-check-ins.server.ts";
import { checkInFigureContracts as contracts } from "./figures.contract.ts";

export const showCheckInFiguresHandler = handler(
  contracts["GET /events/{id}/check_ins/figures"],
  async ({ platform: { db } }, { params }) => {
    await requireNotCancelled(db, params.id);
    return countCheckIns(db, params.id);
  },
);

export const showAttendanceFiguresHandler = handler(
  attendanceFigureContracts["GET /events/{id}/attendance/figures"],
  (context, { params }) => countAttendance(context.platform.db, params.id),
);
