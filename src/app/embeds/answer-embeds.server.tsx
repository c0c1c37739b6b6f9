import { Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReplyCache } from "../../platform/cache/reply-cache.server.ts";
import type { Reply } from "../../platform/http/replies/encoded-reply.server.ts";
import { forVisitors, type Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { TextsProvider } from "../../ui/texts/texts.tsx";
import { textsToRender } from "../language/all-texts.server.ts";
import { languageInQuery } from "../language/page-language.server.ts";
import { EmbedDocument, EmbedLink } from "./embed-document.tsx";
import { embedEvent } from "./embed-event.server.tsx";
import { embedHeaders } from "./embed-headers.server.ts";
import { embedLanguage } from "./embed-language.server.ts";
import { embedOrganization } from "./embed-organization.server.tsx";
import { type EmbedPart, embedText, pageAddressFrom } from "./embed-part.server.ts";

const parts = { events: embedEvent, organizations: embedOrganization };

/**
 * Parts of our pages that other sites show in frames: the same for all readers of a language, without cookies or scripts, kept
 * until what they show changes.
 */
export function embedAnswers(platform: Platform, cache: ReplyCache): Hono {
  const app = new Hono();
  for (const kind of ["events", "organizations"] as const) {
    app.get(`/${kind}/:id`, (c) => {
      const language = embedLanguage(c.req.url, (name) => c.req.header(name));
      const id = c.req.param("id");
      const named = languageInQuery(c.req.url) ? `?lang=${language}` : "";
      const make = async () => {
        const visitors = forVisitors(platform);
        return page(visitors, language, await parts[kind](visitors, language, id));
      };
      return cache.answer(c.req.raw, `${language} /embed/${kind}/${id}${named}`, make);
    });
  }
  return app;
}

/** @param part null where there is nothing to see, which a frame says too */
function page(platform: Platform, language: Language, part: EmbedPart | null): Reply {
  const t = embedText(language);
  const address = pageAddressFrom(platform, language);
  const html = renderToStaticMarkup(
    <TextsProvider texts={textsToRender(language)}>
      <EmbedDocument
        language={language}
        title={part?.title ?? t("brand.name")}
        {...(part && { canonical: `${platform.settings.publicUrl}${part.page}?lang=${language}` })}
      >
        {part?.body ?? <p>{t("embed.not_found")}</p>}
        <footer>
          {part && <EmbedLink href={address(part.page)}>{t("embed.more")}</EmbedLink>}
          <EmbedLink href={address("/")}>{t("brand.name")}</EmbedLink>
        </footer>
      </EmbedDocument>
    </TextsProvider>,
  );
  return {
    status: part ? 200 : 404,
    headers: embedHeaders(platform.settings, language, part !== null),
    body: `<!doctype html>${html}`,
  };
}
