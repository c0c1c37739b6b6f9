/** The event that the page fires once it is hydrated; its detail says whether it knows who is signed in. */
export const hydratedEvent = "tsudoi:awake";
