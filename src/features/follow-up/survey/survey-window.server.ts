const dayMs = 24 * 60 * 60 * 1000;

/** Time in which a survey takes answers: from the event's start until 30 days after its end, or its start where no end is known. */
export function surveyWindow({ start_at, end_at }: { start_at: Date; end_at: Date | null }) {
  return { from: start_at, until: new Date((end_at ?? start_at).getTime() + 30 * dayMs) };
}

export function isInSurveyWindow(event: { start_at: Date; end_at: Date | null }, now: Date): boolean {
  const { from, until } = surveyWindow(event);
  return from <= now && now < until;
}
