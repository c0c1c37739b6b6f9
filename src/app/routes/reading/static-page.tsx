import { data } from "react-router";
import { renderMarkdown, staticPage } from "../../../features/help/help.server.ts";
import { languageIds } from "../../../shared/languages/languages.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { Prose } from "../../content/prose.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/static-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language } = context.get(pageContext);
  const page = staticPage(params.name, language);
  if (!page) throw data(null, 404);
  const { title, description, body } = page;
  const lang = foreignTag(languageIds[page.language], language);
  return { title, description, lang, html: await renderMarkdown(body) };
}

export default function StaticPage({ loaderData: { title, description, lang, html } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <Prose html={html} heading={/<h1/.test(html) ? null : title} lang={lang} />
    </>
  );
}
