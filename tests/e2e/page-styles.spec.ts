import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inShortRun } from "../support/short-run.ts";
import { expect, test } from "./support/site.ts";

const assets = join(import.meta.dirname, "../../build/client/assets");
const classesIn = (css: string) =>
  [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name as string);

/** Classes that a file of styles of the build says something of. */
const styled = new Set(
  globSync("*.css", { cwd: assets }).flatMap((file) => classesIn(readFileSync(join(assets, file), "utf8"))),
);

test(
  "a public page has the styles of everything that the server draws, with whatever else they are built into a file",
  inShortRun,
  async ({ page }) => {
    const { data } = await (await page.request.get("/api/v1/events?limit=1")).json();
    const [{ id, owner_organization_id }] = data;
    await page.route("**/*.js", (route) => route.abort());
    const paths = [
      "/",
      "/?q=nothing-like-it",
      "/calendar",
      "/u/Kyoto_University",
      `/events/${id}`,
      `/events/${id}/apply`,
      "/organizations",
      `/organizations/${owner_organization_id}`,
      "/signup",
      "/help_articles",
    ];
    for (const path of paths) {
      await page.goto(path, { waitUntil: "load" });
      const drawn = await page.evaluate(() => ({
        classes: [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]),
        css: [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
          .join("\n"),
      }));
      const there = new Set(classesIn(drawn.css));
      const lacking = new Set(drawn.classes.filter((name) => styled.has(name) && !there.has(name)));
      expect([...lacking], path).toEqual([]);
    }
  },
);
