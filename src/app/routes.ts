import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("routes/layouts/browsing.tsx", [
    layout("routes/layouts/finding.tsx", [
      index("routes/finding/home.tsx"),
      // Where a sign-up and the confirmation mail's link end: the same page, with a word of welcome.
      route("home", "routes/finding/home.tsx", { id: "welcome" }),
      route("calendar", "routes/finding/calendar.tsx"),
      route("u/:universityName", "routes/finding/university.tsx"),
    ]),
    route("events/:eventId", "routes/events/event.tsx"),
    route("organizations", "routes/finding/organizations.tsx"),
    route("organizations/:organizationId", "routes/finding/organization.tsx"),
    route("organizations/:organizationId/unfollow", "routes/account/unfollow.tsx"),
    route("me/:tab?", "routes/account/me.tsx"),
    route("mail_preferences", "routes/account/mail-preferences.tsx"),
  ]),
  layout("routes/layouts/filling-in.tsx", [
    layout("routes/layouts/signing-in.tsx", [
      route("signup", "routes/account/sign-up.tsx"),
      route("login", "routes/account/log-in.tsx"),
      route("login/reset", "routes/account/reset.tsx"),
      route("password", "routes/account/password.tsx"),
      route("logout", "routes/account/log-out.tsx"),
    ]),
    route("events/:eventId/apply", "routes/events/apply.tsx"),
    route("events/:eventId/survey", "routes/events/survey.tsx"),
    layout("routes/layouts/answering-mails.tsx", [
      route("my_application", "routes/events/linked-application.tsx"),
    ]),
  ]),
  layout("routes/layouts/reading.tsx", [
    route("static/:name", "routes/reading/static-page.tsx"),
    route("certificates/:number", "routes/reading/certificate.tsx"),
    route("events/:eventId/lottery", "routes/events/lottery.tsx"),
    route("events/:eventId/ticket", "routes/events/ticket.tsx"),
    route("help_articles", "routes/reading/help-articles.tsx"),
    route("help_articles/:key", "routes/reading/help-article.tsx"),
    route("api/docs", "routes/reading/api-docs.tsx"),
  ]),
  layout("routes/layouts/checking-in.tsx", [
    route("events/:eventId/check_in", "routes/events/check-in.tsx"),
    route("door/:token", "routes/events/helper-check-in.tsx"),
  ]),
  route("styleguide", "routes/reading/styleguide.tsx"),
  route("sitemap.xml", "routes/files/sitemap.ts"),
  route("robots.txt", "routes/files/robots.ts"),
  route("offline", "routes/files/offline.ts"),
  // The choices of the header's picker, for readers without scripts.
  route("universities", "routes/files/universities.tsx"),
  route("events/:eventId/calendar.ics", "routes/events/event-calendar.ts"),
  route("events/:eventId/related", "routes/events/related-events.ts"),
  route("events/:eventId/picture/:language", "routes/events/event-picture.ts"),
  route("manage", "routes/layouts/manage.tsx", [
    index("routes/manage/organizations.tsx"),
    route("events", "routes/manage/all-events.tsx"),
    route("organizations/new", "routes/manage/new-organization/new.tsx"),
    route("organizations/:organizationId/select_lang", "routes/manage/new-organization/select-lang.tsx"),
    route("organizations/:organizationId/create_lang", "routes/manage/new-organization/create-lang.tsx"),
    route("organizations/:organizationId", "routes/layouts/manage-organization.tsx", [
      index("routes/manage/organization/index.ts"),
      route("events", "routes/manage/organization/events.tsx"),
      route("edit", "routes/manage/organization/edit.tsx"),
      route("event_create", "routes/manage/organization/event-create.tsx"),
      route("event_create/:eventId/select_lang", "routes/manage/organization/event-select-lang.tsx"),
      route("event_create/:eventId/:langId", "routes/manage/organization/event-create-lang.tsx"),
      route("members", "routes/manage/organization/members.tsx"),
      route("followers", "routes/manage/organization/followers.tsx"),
      route("co-hosts", "routes/manage/organization/co-hosts.tsx"),
    ]),
    // A page of its own, without the dashboard around it: it is printed.
    route("organizations/:organizationId/events/:eventId/names", "routes/manage/event/names.tsx"),
    route("organizations/:organizationId/events/:eventId", "routes/layouts/manage-event.tsx", [
      index("routes/manage/event/index.ts"),
      route("overview", "routes/manage/event/overview.tsx"),
      route("edit", "routes/manage/event/edit.tsx"),
      route("announce", "routes/manage/event/announce.tsx"),
      route("remind", "routes/manage/event/remind.tsx"),
      route("list", "routes/manage/event/list.tsx"),
      route("check-in", "routes/manage/event/check-in.tsx"),
      route("after", "routes/manage/event/after.tsx"),
      route("slip", "routes/manage/event/slip.tsx"),
      route("co-hosts", "routes/manage/event/co-hosts.tsx"),
    ]),
  ]),
  route("uniteamanage", "routes/layouts/team.tsx", [
    index("routes/team/index.ts"),
    route("help_articles", "routes/team/help-articles.tsx"),
    route("synonyms", "routes/team/synonyms.tsx"),
    route("help_articles/new", "routes/team/help-article-new.tsx"),
    route("help_articles/:mykey/edit", "routes/team/help-article-edit.tsx"),
  ]),
] satisfies RouteConfig;
