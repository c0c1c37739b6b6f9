import { renderToPipeableStream } from "react-dom/server";
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { asAppError } from "../platform/http/replies/api-error-body.server.ts";
import { loggedPath } from "../platform/observe/logged-path.ts";
import { nothingChosen, SecondLanguage } from "../ui/texts/reader.tsx";
import { TextsProvider } from "../ui/texts/texts.tsx";
import { textsToRender } from "./language/all-texts.server.ts";
import { pageContext } from "./rendering/page-context.server.ts";
import { withDataInHandoff, withoutStream } from "./rendering/page-data.server.ts";
import { PageText } from "./rendering/page-text.server.ts";
import { withoutEarlyForms } from "./shell/early-presses/early-presses.ts";
import { NonceContext } from "./shell/nonce.ts";
import { shareMarkup } from "./shell/shared-markup/share-markup.server.ts";
import { type NewlyRendered, RenderedElements } from "./shell/shared-markup/shared-element.tsx";

/** Pages are rendered whole: they are kept, compressed once, and complete for readers without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext);
  const { nonce, platform, language, second = null } = page;
  page.routes = routerContext.staticHandlerContext.matches.map(({ route }) => route.id);
  // Every page shows then what was changed last, and the router gets its data in its own way.
  const isDeveloping = import.meta.env.MODE === "development";
  const rendered: NewlyRendered | null = isDeveloping ? null : new Map();
  const matched = withMatchedRoutes(routerContext);
  const context = isDeveloping ? matched : withDataInHandoff(matched);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <TextsProvider texts={textsToRender(language)}>
        <SecondLanguage value={{ ...nothingChosen, second }}>
          <NonceContext value={nonce}>
            <RenderedElements value={rendered}>
              <ServerRouter context={context} url={request.url} nonce={nonce} />
            </RenderedElements>
          </NonceContext>
        </SecondLanguage>
      </TextsProvider>,
      {
        nonce,
        // Otherwise React puts parts that came late behind a script, where readers without scripts and search engines miss them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          pipe(new PageText(resolve, reject));
        },
        onShellError: reject,
        onError(error) {
          status = 500;
          platform.log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, "page failed");
        },
      },
    );
  });
  page.html = isDeveloping ? html : withoutEarlyForms(withoutStream(html));
  if (rendered) shareMarkup(rendered, page.html);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

/** React Router makes components of all routes for each page: of a hundred that takes as long as a tenth of rendering. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { matches } = context.staticHandlerContext;
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, context.manifest.routes[id]]));
  return { ...context, manifest: { ...context.manifest, routes } };
}

/** React Router reports here what loaders throw; what a page answers on purpose (404) is no failure. */
export function handleError(
  error: unknown,
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const page = context.get(pageContext);
  page.failure = error;
  const isPassing = asAppError(error)?.kind === "unavailable";
  const path = loggedPath(new URL(request.url).pathname);
  page.platform.log[isPassing ? "warn" : "error"]({ err: error, path }, "page failed");
}
