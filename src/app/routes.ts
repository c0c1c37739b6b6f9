import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("routes/browsing.tsx", [
    layout("routes/finding.tsx", [
      index("routes/home.tsx"),
      // Where a sign-up and the confirmation mail's link end: the same page, with a word of welcome.
      route("home", "routes/home.tsx", { id: "welcome" }),
      route("calendar", "routes/calendar.tsx"),
      route("u/:universityName", "routes/university.tsx"),
    ]),
    route("events/:eventId", "routes/event.tsx"),
    route("organizations", "routes/organizations.tsx"),
    route("organizations/:organizationId", "routes/organization.tsx"),
    route("organizations/:organizationId/unfollow", "routes/unfollow.tsx"),
    route("me/:tab?", "routes/me.tsx"),
    route("mail_preferences", "routes/mail-preferences.tsx"),
  ]),
  layout("routes/filling-in.tsx", [
    layout("routes/signing-in.tsx", [
      route("signup", "routes/sign-up.tsx"),
      route("login", "routes/log-in.tsx"),
      route("login/reset", "routes/reset.tsx"),
      route("password", "routes/password.tsx"),
      route("logout", "routes/log-out.tsx"),
    ]),
    route("events/:eventId/apply", "routes/apply.tsx"),
    route("events/:eventId/survey", "routes/survey.tsx"),
    layout("routes/answering-mails.tsx", [route("my_application", "routes/linked-application.tsx")]),
  ]),
  layout("routes/reading.tsx", [
    route("static/:name", "routes/static-page.tsx"),
    route("certificates/:number", "routes/certificate.tsx"),
    route("events/:eventId/lottery", "routes/lottery.tsx"),
    route("events/:eventId/ticket", "routes/ticket.tsx"),
    route("help_articles", "routes/help-articles.tsx"),
    route("help_articles/:key", "routes/help-article.tsx"),
    route("api/docs", "routes/api-docs.tsx"),
  ]),
  layout("routes/checking-in.tsx", [
    route("events/:eventId/check_in", "routes/check-in.tsx"),
    route("door/:token", "routes/helper-check-in.tsx"),
  ]),
  route("styleguide", "routes/styleguide.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("offline", "routes/offline.ts"),
  // The choices of the header's picker, for readers without scripts.
  route("universities", "routes/universities.tsx"),
  route("events/:eventId/calendar.ics", "routes/event-calendar.ts"),
  route("events/:eventId/picture/:language", "routes/event-picture.ts"),
  route("manage", "routes/manage.tsx", [
    index("routes/manage._index.tsx"),
    route("organizations/new", "routes/manage.organization-new.tsx"),
    route("organizations/:organizationId/select_lang", "routes/manage.organization-select-lang.tsx"),
    route("organizations/:organizationId/create_lang", "routes/manage.organization-create-lang.tsx"),
    route("organizations/:organizationId", "routes/manage.organization.tsx", [
      index("routes/manage.organization._index.ts"),
      route("events", "routes/manage.organization.events.tsx"),
      route("edit", "routes/manage.organization.edit.tsx"),
      route("event_create", "routes/manage.organization.event-create.tsx"),
      route("event_create/:eventId/select_lang", "routes/manage.organization.event-select-lang.tsx"),
      route("event_create/:eventId/:langId", "routes/manage.organization.event-create-lang.tsx"),
      route("members", "routes/manage.organization.members.tsx"),
      route("followers", "routes/manage.organization.followers.tsx"),
      route("co-hosts", "routes/manage.organization.co-hosts.tsx"),
    ]),
    // A page of its own, without the dashboard around it: it is printed.
    route("organizations/:organizationId/events/:eventId/names", "routes/manage.event-names.tsx"),
    route("organizations/:organizationId/events/:eventId", "routes/manage.event.tsx", [
      index("routes/manage.event._index.ts"),
      route("edit", "routes/manage.event.edit.tsx"),
      route("announce", "routes/manage.event.announce.tsx"),
      route("remind", "routes/manage.event.remind.tsx"),
      route("list", "routes/manage.event.list.tsx"),
      route("check-in", "routes/manage.event.check-in.tsx"),
      route("after", "routes/manage.event.after.tsx"),
      route("slip", "routes/manage.event.slip.tsx"),
      route("co-hosts", "routes/manage.event.co-hosts.tsx"),
    ]),
  ]),
  route("uniteamanage", "routes/uniteamanage.tsx", [
    index("routes/uniteamanage._index.ts"),
    route("help_articles", "routes/uniteamanage.help-articles.tsx"),
    route("synonyms", "routes/uniteamanage.synonyms.tsx"),
    route("help_articles/new", "routes/uniteamanage.help-article-new.tsx"),
    route("help_articles/:mykey/edit", "routes/uniteamanage.help-article-edit.tsx"),
  ]),
] satisfies RouteConfig;
