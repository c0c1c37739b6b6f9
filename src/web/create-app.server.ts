import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ServerBuild } from "react-router";
import { contracts } from "../api/contracts.ts";
import { nameRowsInAnswers } from "../api/name-rows-in-answers.server.ts";
import { answerOpenApi } from "../api/openapi/serve-openapi.server.ts";
import { v1 } from "../api/routes.server.ts";
import { embedAnswers } from "../app/embeds/answer-embeds.server.tsx";
import { feedAnswers } from "../app/feeds/answer-feeds.server.ts";
import { errorPage } from "../app/rendering/error-page.server.ts";
import { maxPostedBytes } from "../app/rendering/posted-fields.server.ts";
import { createPageRenderer } from "../app/rendering/render-page.server.ts";
import { ReplyCache } from "../platform/cache/reply-cache.server.ts";
import { healthChecks } from "../platform/http/health-checks.server.ts";
import { addressOf, mountRoutes } from "../platform/http/mount-routes.server.ts";
import { asAppError } from "../platform/http/replies/api-error-body.server.ts";
import { loggedPath } from "../platform/observe/logged-path.ts";
import type { Platform } from "../platform/platform.ts";
import { localUploads } from "../platform/storage/local-uploads.server.ts";
import { devMailbox, hasDevMailbox } from "./dev-mailbox.server.tsx";
import { covers } from "./serve-covers.server.ts";
import { serveWebManifest } from "./serve-web-manifest.server.ts";
import { wellKnown } from "./well-known.server.ts";

/**
 * Everything that answers over HTTP, as one application.
 * @param build the pages; null where only the API is wanted
 * @param cache of what this application answers
 * @param files what the build has made for browsers, where nobody else serves it
 */
export function createApp(
  platform: Platform,
  build: ServerBuild | null,
  cache = new ReplyCache(platform.publicDataChanges, platform.clock),
  files = new Hono(),
): Hono {
  const app = new Hono();
  app.route("/", healthChecks(platform));
  const api = mountRoutes("/api/v1", contracts, nameRowsInAnswers(v1), platform, cache);
  app.all("/api/v1/*", (c) => api.fetch(c.req.raw, c.env));
  app.get("/api/openapi.json", (c) => answerOpenApi(c.req.raw));
  app.route("/feeds", feedAnswers(platform, cache));
  app.route("/embed", embedAnswers(platform, cache));
  app.route("/covers", covers());
  app.get("/manifest.webmanifest", serveWebManifest);
  app.route("/", wellKnown(platform));
  if (!platform.settings.s3) app.route("/", localUploads(platform));
  if (hasDevMailbox(platform.settings)) app.route("/", devMailbox(platform));
  app.route("/", files);
  if (build) {
    const answerPage = createPageRenderer(build, platform, cache);
    app.post("*", bodyLimit({ maxSize: maxPostedBytes, onError: (c) => errorPage(c.req.raw, 413) }));
    app.all("*", (c) => answerPage(c.req.raw, addressOf(c, platform)));
  }
  app.onError((error, c) => {
    const kind = asAppError(error)?.kind;
    if (kind === "closed") return new Response(null, { status: 499 });
    const isPassing = kind === "unavailable";
    platform.log[isPassing ? "warn" : "error"](
      { err: error, path: loggedPath(c.req.path) },
      "request failed",
    );
    return errorPage(c.req.raw, isPassing ? 503 : 500);
  });
  return app;
}
