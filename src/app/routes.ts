import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("home", "routes/welcome.tsx"),
  route("signup", "routes/sign-up.tsx"),
  route("login", "routes/log-in.tsx"),
  route("login/reset", "routes/reset.tsx"),
  route("password", "routes/password.tsx"),
  route("logout", "routes/log-out.tsx"),
  route("events/:eventId", "routes/event.tsx"),
  route("events/:eventId/apply", "routes/apply.tsx"),
  route("events/:eventId/calendar.ics", "routes/event-calendar.ts"),
  route("events/:eventId/picture/:language", "routes/event-picture.ts"),
  route("static/:name", "routes/static-page.tsx"),
  route("help_articles/:key", "routes/help-article.tsx"),
  route("organizations/:organizationId", "routes/organization.tsx"),
  route("me", "routes/me.tsx"),
  route("api/docs", "routes/api-docs.tsx"),
  route("manage", "routes/manage.tsx", [index("routes/manage._index.tsx")]),
] satisfies RouteConfig;
