const hourMs = 60 * 60 * 1000;

/** Time at which the links of helpers end: six hours after the end, nine after the start where no end is told. */
export function helperLinksEndAt({ start_at, end_at }: { start_at: Date; end_at: Date | null }): Date {
  return end_at ? new Date(end_at.getTime() + 6 * hourMs) : new Date(start_at.getTime() + 9 * hourMs);
}
