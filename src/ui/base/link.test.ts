import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
// biome-ignore lint/style/noRestrictedImports: what it is compared with
import { type LinkProps, MemoryRouter, Link as RouterLink } from "react-router";
import { expect, it } from "vitest";
import { Link } from "./link.tsx";

const draw = (component: typeof Link, props: LinkProps) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: ["/manage/events/7?page=2"] },
      createElement(component, props, "Go"),
    ),
  );

it.each<LinkProps>([
  { to: "/" },
  { to: "/events/7" },
  { to: "/events/7/" },
  { to: "/?q=集い&prefecture_id=26#list" },
  { to: "/u/Kyoto%20University", className: "link", lang: "ja", "aria-current": "page", target: "_blank" },
  { to: "/a//b" },
  { to: "/a/../b" },
  { to: "/a/./b/.well-known" },
  { to: "//elsewhere.example/a" },
  { to: "https://elsewhere.example/a" },
  { to: "" },
  { to: ".." },
  { to: "list" },
  { to: "?page=3" },
  { to: "#top" },
  { to: { pathname: "/events/7", search: "?map=1" } },
  {
    to: "/login",
    replace: true,
    state: { from: "/" },
    reloadDocument: true,
    preventScrollReset: true,
    viewTransition: true,
  },
])("reads on the server as the router's own: %o", (props) => {
  expect(draw(Link, props)).toBe(draw(RouterLink, { ...props, discover: "none" }));
});
