const ofEventDashboard = /^\/manage\/organizations\/\d+\/events\/(\d+)\/([a-z-]+)$/;
const ofCheckIn = /^\/events\/(\d+)\/check_in$/;

/**
 * The first calls of the organizers' pages that are opened most, each address as its loaders ask. One that nobody asks for is asked in
 * vain: `early-calls.spec.ts` tells.
 */
export function earlyCallsOf(pathname: string, search: string): string[] {
  const calls = search ? [] : callsOf(pathname);
  return calls.map((call) => `/api/v1${call}`);
}

function callsOf(pathname: string): string[] {
  if (pathname === "/manage")
    return ["/organizations", "/users/own/invitations", "/users/own/today", "/users/own"];
  if (pathname === "/manage/events") {
    const lists = ["upcoming", "past"].map((span) => `/events?span=${span}&managed=true&limit=50`);
    return [...lists, "/masters/languages", "/users/own"];
  }
  const [, entered] = ofCheckIn.exec(pathname) ?? [];
  if (entered) return callsOfCheckIn(`/events/${entered}`);
  const [, managed, tab = ""] = ofEventDashboard.exec(pathname) ?? [];
  if (!managed) return [];
  const event = `/events/${managed}`;
  // The dashboard and the frame of every page ask who is signed in, one after the other.
  const ofAllTabs = [
    `${event}?applications=none`,
    "/users/own",
    "/users/own",
    `/authentications/event/${managed}`,
  ];
  return [...ofAllTabs, ...(callsOfTab[tab] ?? []).map((call) => event + call)];
}

const callsOfTab: Record<string, string[]> = {
  overview: ["/overview"],
  list: ["/participants?limit=50", "/applicant_counts", "/walk_ins"],
};

/** Without the list of people: the device shows the one that it keeps, and 30 KB would share the line with the scripts that show it. */
const callsOfCheckIn = (event: string) => [
  "/users/own",
  `${event}/check_ins/figures`,
  `${event}/walk_ins`,
  `${event}?applications=none`,
];
