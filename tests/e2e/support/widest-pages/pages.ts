/** A page with what its labels' keys begin with; `{event}` and `{organization}` stand for ones that the organizer manages. */
export interface LabelledPage {
  name: string;
  address: string;
  account?: "student" | "organizer";
  labels: readonly string[];
  /** Looked at in whichever language is widest for it, also where others are wider. */
  isAlways?: true;
}

const organization = "/manage/organizations/{organization}";
const event = `${organization}/events/{event}`;

/** Of visitors, students and organizers those that have labels, tables, tabs and rows of buttons. */
export const labelledPages: readonly LabelledPage[] = [
  { name: "home", address: "/", labels: ["home", "filter"] },
  { name: "calendar", address: "/calendar", labels: ["calendar", "filter"] },
  { name: "event", address: "/events/{event}", labels: ["event", "share", "follow"] },
  { name: "apply", address: "/events/{event}/apply", labels: ["apply", "sign_up"] },
  { name: "sign-up", address: "/signup", labels: ["sign_up", "shared_computer"] },
  { name: "log-in", address: "/login", labels: ["log_in", "password"] },
  { name: "organizations", address: "/organizations", labels: ["directory", "organization"] },
  { name: "my-page", address: "/me", account: "student", labels: ["me", "own"], isAlways: true },
  { name: "my-data", address: "/me/data", account: "student", labels: ["my_data", "export"] },
  { name: "my-settings", address: "/me/settings", account: "student", labels: ["affiliation", "sign_up"] },
  { name: "security", address: "/me/security", account: "student", labels: ["codes", "devices", "passkeys"] },
  {
    name: "ticket",
    address: "/events/{event}/ticket",
    account: "student",
    labels: ["ticket"],
    isAlways: true,
  },
  { name: "today", address: "/manage", account: "organizer", labels: ["today", "manage"] },
  { name: "events", address: `${organization}/events`, account: "organizer", labels: ["managed", "table"] },
  {
    name: "organization-settings",
    address: `${organization}/edit`,
    account: "organizer",
    labels: ["organization_form", "image"],
    isAlways: true,
  },
  { name: "members", address: `${organization}/members`, account: "organizer", labels: ["members"] },
  { name: "connections", address: `${organization}/connections`, account: "organizer", labels: ["webhooks"] },
  {
    name: "overview",
    address: `${event}/overview`,
    account: "organizer",
    labels: ["overview", "event_desk"],
    isAlways: true,
  },
  {
    name: "participants",
    address: `${event}/list`,
    account: "organizer",
    labels: ["participants", "applicant_state"],
    isAlways: true,
  },
  { name: "event-form", address: `${event}/edit`, account: "organizer", labels: ["event_form", "question"] },
  {
    name: "messages",
    address: `${event}/remind`,
    account: "organizer",
    labels: ["message", "reminder_mail"],
  },
  { name: "after", address: `${event}/after`, account: "organizer", labels: ["follow_up", "survey"] },
  { name: "check-in", address: `${event}/check-in`, account: "organizer", labels: ["check_in_desk"] },
  { name: "figures", address: `${event}/figures`, account: "organizer", labels: ["figures"] },
];
