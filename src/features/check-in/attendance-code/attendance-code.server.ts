import { randomInt } from "node:crypto";
import type { Db } from "../../../platform/db/client.server.ts";
import { recordEventActivity } from "../../events/events.server.ts";
import { readAttendanceCode } from "./read-attendance-code.ts";

/** The digits of an event, made when first asked for. */
export async function findOrMakeAttendanceCode(db: Db, eventId: number): Promise<string> {
  const { code } = await db
    .insertInto("attendance_codes")
    .values({ event_id: eventId, code: newCode() })
    .onConflict((conflict) =>
      conflict.column("event_id").doUpdateSet((eb) => ({ code: eb.ref("attendance_codes.code") })),
    )
    .returning("code")
    .executeTakeFirstOrThrow();
  return code;
}

/** New digits in place of those before. */
export function replaceAttendanceCode(db: Db, eventId: number): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { code } = await tx
      .insertInto("attendance_codes")
      .values({ event_id: eventId, code: newCode() })
      .onConflict((conflict) =>
        conflict.column("event_id").doUpdateSet((eb) => ({ code: eb.ref("excluded.code") })),
      )
      .returning("code")
      .executeTakeFirstOrThrow();
    await recordEventActivity(tx, eventId, "attendance_code.renewed");
    return code;
  });
}

/** Whether these are the digits that the organizer shows; never before somebody has asked for them. */
export async function isAttendanceCode(db: Db, eventId: number, typed: string): Promise<boolean> {
  const row = await db
    .selectFrom("attendance_codes")
    .select("code")
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined && row.code === readAttendanceCode(typed);
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");
