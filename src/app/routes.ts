import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("manage", "routes/manage.tsx", [index("routes/manage._index.tsx")]),
] satisfies RouteConfig;
