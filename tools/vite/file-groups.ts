/** Everything under one of these, in `src`; a path may end in the middle of a name. */
const under = (...paths: string[]) => new RegExp(`/src/(?:${paths.join("|")})`);

const either = (one: RegExp, other: RegExp) => new RegExp(`${one.source}|${other.source}`);

const library = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);

/**
 * Pages get their scripts in few files: a phone opens six connections at once, small files compress badly, and each page lists
 * those that it needs. A file belongs to the first group that names it, with what it imports and no group has taken.
 */
export const fileGroups = [
  {
    name: "framework",
    test: library(
      "react",
      "react-dom",
      "scheduler",
      "react-router",
      "@lingui",
      "set-cookie-parser",
      "cookie",
    ),
  },
  // Of the back office alone: many small files of the kit would be listed on public pages too.
  {
    name: "kit",
    test: either(
      library("@mantine/(?:core|hooks|notifications|store)", "@floating-ui"),
      under("app/admin/kit-styles"),
    ),
  },
  {
    name: "shell",
    test: under(
      "app/shell/(?!header/(?:second-language|university-picker)|session-expired-dialog)",
      "app/language/(?:page-texts|load-texts|language-cookies)",
      "app/rendering/first-frame/fold",
      "app/seo/(?!.*json-ld|describe-event)",
      "features/accounts/(?:ui/(?:ask-)?current-user|sign-up/ui/just-signed-in)",
      // An event's page needs them as well as that where one applies: less than a file of its own costs.
      "features/applications/(?:applying/ui/(?:asks-nothing\\.|wish-until-log-in)|applying/submitting/(?:applied-address|noted-visit)\\.|actions/is-declined)",
      "features/events/page/eligibility-note",
      "features/events/(?:availability/(?!ends-at)|places/|visibility/|permissions/manages-event|ui/event-text)",

      "platform/browser/(?:api-client|storage/(?:stored-session|keep-page|tab-storage)|failure-message|use-answer)",
      "shared/(?:safe-redirect-path|limits/max-lengths-on-public-pages)",
      "shared/languages/(?:content-tags|format-list|language-registry|languages\\.|catalogues/(?:catalogues|counted)|document-language)",
      "shared/time/(?:tokyo-time|display-day)",
      "ui/(?:base|texts/(?!duration|form-texts|language-name)|feedback/(?:flash|bar)|forms/(?:fields/field\\.|posted|use-(?:initial-search|is-hydrated)|needs-scripts))",
    ),
  },
  // A library that other pages need as well stays out of the sign-up's file, which would take it in.
  { name: "form-library", test: /node_modules\/react-hook-form\/.*\?public/ },
  {
    name: "form-fields",
    test: under(
      "app/routes/account/form-page\\.module",
      "features/accounts/sign-up/ui/sign-up-fields\\.module",
      "platform/browser/show-api-error",
      "shared/people/(?:email-shape|person-name)",
      "ui/forms/fields/(?:password-field|field-group)\\.",
      "ui/texts/form-texts",
      "ui/forms/(?:use-input-before-hydration|problems/use-problems-in-language)\\.",
    ),
  },
  {
    name: "error-messages",
    test: under("platform/browser/error-messages", "shared/languages/catalogues/bare-texts"),
  },
  { name: "plain-form", test: under("ui/forms/(?:plain/|problems/first-problem)") },
  {
    name: "sign-up-fields",
    test: under("features/accounts/sign-up/ui/(?:options|sign-up-(?:fields|terms|bar)|use-sign-up)\\.tsx?"),
  },
  {
    // Of every page that lists events or shows one.
    name: "event-basics",
    test: under(
      "features/bookmarks/ui/device-bookmarks",
      "features/events/(?:card/event-marks|covers/(?:cover-address|event-picture)|ui/(?:bookmark-button\\.module|rendered-markup|use-bookmark))",
      "features/organizations/recognition/name-recognition",
      "shared/(?:image-sizes|time/tokyo-date)",
    ),
  },
  {
    // Of pages that show an event or an organization.
    name: "finding-parts",
    test: under(
      "features/events/card/event-offer",
      "features/events/format/format-event-(?:access|fee)",
      "features/events/ui/bookmark-ribbon",
      "features/organizations/ui/(?:organization-(?:icon|summary-text)|social-links|linked-organization)",
      "features/organizations/following/ui/follow-button",
      "features/organizations/disclosure/ui/disclosure-place",
      "features/reports/ui/sending/report-button",
      "ui/light-markdown/light-markdown\\.module",
    ),
  },
  {
    // Of every page that lists events. What draws a card in the browser is fetched where one has to be.
    name: "cards",
    test: under(
      "app/event-lists/home/card-row",
      "features/events/card/(?:card-item|event-card\\.module|match-reason\\.module)",
    ),
  },
  {
    name: "event-lists",
    test: under(
      "app/event-lists/filters/(?!fact-words|use-rendered-field)",
      "app/event-lists/search/(?:result-heading|did-you-mean|no-results)",
      "app/feeds/subscribe(?:\\.|-links)",
      "app/routes/finding/home\\.module",
      "features/events/card/(?:event-list|grow-picture)",
      "features/events/ui/(?:fetch-events|use-events-for-current-user)",
      "app/event-lists/(?:list-cursors|read-sort|home/(?:my-campus\\.|use-followed-fields))",
      "app/event-lists/search/search-field",
    ),
  },
  {
    name: "event-parts",
    test: under(
      "app/seo/json-ld",
      "features/events/sharing/links/share-addresses",
      "features/events/ui/use-admission",
      "features/applications/applying/ui/(?:why-not-open|apply-panel\\.module)",
      "features/applications/(?:decisions/ui/reminder-request|my-application/use-my-part|remind-later/remind-later-time\\.ts)",
      "features/events/(?:availability/ends-at|fields/event-fields|format/format-event-(?:place|time)|japanese/ui/shown-ruby|page/(?:fact|event-place|describe-applying)\\.|ui/calendar-links)",
      "shared/(?:application-states|languages/native-language-names)",
    ),
  },
  // Of pages that ask for data once they are there: one's own, and the back office.
  {
    name: "queries",
    test: either(
      library("@tanstack/(?:query-core|react-query)"),
      under("platform/browser/query-(?:client|provider)"),
    ),
  },
  // The check-in's list has no need of the tables, nor of the kit that they are drawn with.
  {
    name: "virtual",
    test: either(library("@tanstack/(?:virtual-core|react-virtual)"), under("ui/tables/lay-out-later")),
  },
  {
    name: "long-tables",
    test: under("ui/tables/(?:long-table|table-roles|use-row-selection|use-filtered-rows)"),
  },
  // Small things of the back office that pages of one's own have as well: in its file they would bring all of it along.
  {
    name: "form-parts",
    test: under(
      "app/language/language-change",
      "features/accounts/devices/ui/security-texts",
      "features/accounts/ui/use-log-in-above",
      "features/organizations/sign-in-advice/ui/lazy",
      "shared/limits/max-lengths-for-organizers",
      "ui/forms/(?:problems/reader-languages|saving/use-said)",
    ),
  },
  {
    name: "my-page",
    test: under("app/my-page/my-page\\.module", "features/accounts/sign-in/ui/use-log-in-first"),
  },
  // The frame around the pages of the back office: a dozen small files before the first of its pages.
  {
    name: "office",
    test: under(
      "app/admin/(?:admin-(?:layout|loader|page|skeleton|texts)|cancelled-event|holds/|load-event-dashboard|tab-layout|use-event-dashboard)",
      "features/applications/participants/(?:fetching/(?:fetch-participants|join-pages)|ui/state-with-count)",
      "features/check-in/figures/ui/use-dashboard-figures",
      "features/events/(?:applicant-counts/applicant-counts-query|duplicating/ui/duplicate-event\\.|ending/ui/|holds/ui/|questions/question-types)",
      "features/help/ui/help-icon",
      "features/organizations/members/ui/person-columns",
      "ui/feedback/(?:admin-notifications|question-dialog)",
    ),
  },
  // Names as the letters by which people find them: in lists of people, and at the entrance without a connection.
  { name: "people-search", test: under("shared/name-search", "platform/text-analysis/name-letters") },
  // An event's participants: what nothing else has need of comes in the page's own file.
  {
    name: "participants",
    test: under(
      "features/applications/(?:decisions/(?:organizers-decisions|ui/open-decisions)|participants/ui/(?:columns/|write-to-person))",
      "features/applications/retention/ui/retention-note",
    ),
  },
  {
    name: "entrance",
    test: under(
      "features/check-in/(?:figures/ui/count-arrivals|scanner/shown-outcome)",
      "shared/codes/ticket-code",
    ),
  },
];
