const hourMs = 60 * 60 * 1000;

/** Whether people can check themselves in: from two hours before the start until the end, three hours after the start without one. */
export function isAttendanceOpen(event: { start_at: Date; end_at: Date | null }, now: Date): boolean {
  const { from, until } = attendanceWindow(event);
  return from <= now && now < until;
}

export function attendanceWindow({ start_at, end_at }: { start_at: Date; end_at: Date | null }) {
  return {
    from: new Date(start_at.getTime() - 2 * hourMs),
    until: end_at ?? new Date(start_at.getTime() + 3 * hourMs),
  };
}
