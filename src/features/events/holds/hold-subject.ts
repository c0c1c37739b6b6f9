/** The subject of a hold: an event for itself, or an organization that is suspended. */
export type HoldSubject = { eventId: number } | { organizationId: number };
