import { attendanceWindow } from "../../events/events.public.ts";

/** Whether people can check themselves in at an event with these times. */
export function isAttendanceOpen(event: Parameters<typeof attendanceWindow>[0], now: Date): boolean {
  const { from, until } = attendanceWindow(event);
  return from <= now && now < until;
}
