import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { handleBySegment } from "./handle-by-segment.server.ts";

const route = (id: string, parentId: string, path?: string) => ({
  id,
  parentId,
  path,
  index: id.endsWith("index"),
  module: {
    loader: ({ params }: { params: unknown }) => new Response(`${id} ${JSON.stringify(params)}`),
  },
});

const routes = [
  { id: "root", path: "", module: { default: () => null } },
  { ...route("finding", "root"), module: { default: () => null } },
  route("index", "finding"),
  route("calendar", "finding", "calendar"),
  route("event", "root", "events/:eventId"),
  { ...route("filling in", "root"), module: { default: () => null } },
  route("apply", "filling in", "events/:eventId/apply"),
  route("me", "root", "me/:tab?"),
  { ...route("manage", "root", "manage"), module: { default: () => null } },
  route("manage index", "manage"),
  route("manage event", "manage", "events/:eventId"),
  route("sitemap", "root", "sitemap.xml"),
];

const siteOf = (all: typeof routes) =>
  ({
    entry: {
      module: {
        default: (_: Request, status: number) => new Response(null, { status }),
        handleError: () => {},
      },
    },
    routes: Object.fromEntries(all.map((one) => [one.id, one])),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    basename: "/",
    future: {},
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    ssr: true,
  }) as unknown as ServerBuild;

async function answers(handle: ReturnType<typeof handleBySegment>) {
  const paths = [
    ...["/", "/calendar", "/events/7", "/events/7/apply", "/events", "/events/7/unknown", "/me", "/me/saved"],
    ...["/manage", "/manage/events/7", "/manage/nothing", "/sitemap.xml", "/elsewhere", "/EVENTS/7", "//"],
    ...[
      "/_root.data",
      "/_.data",
      "/events/7.data",
      "/calendar.data",
      "/manage.data",
      "/constructor",
      "/help/me",
    ],
  ];
  const asked = paths.map(async (path) => {
    const answer = await handle(new Request(`http://tsudoi.test${path}`), new RouterContextProvider());
    return `${path}: ${answer.status} ${await answer.text()}`;
  });
  return Promise.all(asked);
}

it.each([
  ["fixed parts alone", []],
  ["a page for anything else", [route("any", "root", "*")]],
  [
    "a page of a language first",
    [route("in a language", "root", ":language/events"), route("help", "root", "help?/me")],
  ],
])(
  "of a site with %s, each address is answered by the route that answers it among all of them",
  async (_, more) => {
    const site = siteOf([...routes, ...more] as typeof routes);
    const expected = await answers(createRequestHandler(site, "production"));
    expect(await answers(handleBySegment(site, "production"))).toEqual(expected);
    expect(new Set(expected.map((answer) => answer.split(": ")[1])).size).toBeGreaterThan(8);
  },
);
