import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "../../tools/build.mjs";
import { fetchedAhead, manifestProgram, slimManifest } from "../../tools/slim-manifest.mjs";

const route = (id: string, more: object = {}) => ({ id, module: `/${id}.js`, hasLoader: true, ...more });

it("the browsers' manifest leaves out what parents bring, what is false, and imports that nobody fetches ahead", () => {
  const routes = {
    root: route("root", { imports: ["/a.js"], css: ["/a.css"], hasAction: false }),
    "routes/finding/home": route("routes/finding/home", {
      parentId: "root",
      imports: ["/b.js"],
      css: ["/a.css", "/b.css"],
    }),
    "routes/events/ticket": route("routes/events/ticket", {
      parentId: "root",
      imports: ["/c.js"],
      css: ["/a.css"],
    }),
  };
  expect(slimManifest({ version: "1", routes })).toEqual({
    version: "1",
    routes: {
      root: route("root", { css: ["/a.css"] }),
      "routes/finding/home": route("routes/finding/home", { parentId: "root", css: ["/b.css"] }),
      "routes/events/ticket": route("routes/events/ticket", { parentId: "root", imports: ["/c.js"] }),
    },
  });
});

it("the program that browsers run sets the manifest as it was, without repeating what the browser knows", () => {
  const manifest = {
    version: "1",
    routes: {
      root: route("root", { hasDefaultExport: true }),
      files: route("files", { hasDefaultExport: false, hasLoader: false, path: "" }),
      "routes/finding/home": route("routes/finding/home", {
        hasDefaultExport: true,
        module: "/assets/home-a-b_c1.js",
        parentId: "root",
        path: "home/:tab?",
        css: ["/a.css", "/b.css#"],
      }),
      "routes/events/ticket": route("routes/events/ticket", {
        hasDefaultExport: true,
        parentId: "root",
        clientLoaderModule: "/assets/ticket-d2.js",
        imports: ["/c.js"],
      }),
      welcome: route("welcome", {
        hasDefaultExport: true,
        module: "/assets/home-a-b_c1.js",
        css: ["/b.css#"],
      }),
    },
  };
  const program = manifestProgram(manifest);
  const window: Record<string, unknown> = {};
  new Function("window", program)(window);
  expect(window).toEqual({ __reactRouterManifest: manifest });
  expect(program.match(/parentId|hasDefaultExport|clientLoaderModule/g)).toHaveLength(3);
  // Whole only where the id does not say it.
  expect(program.match(/home-|ticket-|\/b\.css/g)).toEqual(["home-", "/b.css"]);
});

/** Files that fetch a page ahead, and the route of that page. */
const fetchedBy: Record<string, string> = {
  "src/features/applications/tickets/ui/my-tickets.tsx": "routes/events/ticket",
};

it("every page that is fetched ahead is named, so that its imports are in the manifest", () => {
  const fetching = sourceFiles().filter(
    (path) => path.endsWith(".tsx") && /<PrefetchPageLinks\b/.test(readFileSync(path, "utf8")),
  );
  expect(fetching).toEqual(Object.keys(fetchedBy));
  expect(fetchedAhead).toEqual(Object.values(fetchedBy));
});
