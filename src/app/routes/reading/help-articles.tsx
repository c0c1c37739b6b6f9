import { articleTexts, byTopic, findArticles } from "../../../features/help/help.server.ts";
import { foreignTag, textForReader } from "../../../shared/languages/readers/text-reader.ts";
import { Link } from "../../../ui/base/link.tsx";
import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import prose from "../../content/prose.module.css";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/help-articles";

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const articles = (await findArticles(platform.db, false)).flatMap((row) => {
    const text = textForReader(articleTexts(row, language), language);
    return text ? [{ key: row.key, title: text.title, lang: foreignTag(text.language_id, language) }] : [];
  });
  return { topics: byTopic(articles) };
}

export default function HelpArticles({ loaderData: { topics } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <article className={prose.prose}>
      <PageHead title={t("help.title")} description={t("help.lead")} />
      <h1>{t("help.title")}</h1>
      <p>{t("help.lead")}</p>
      {topics.map(({ topic, articles }) => (
        <section key={topic} aria-labelledby={topic}>
          <h2 id={topic}>{t(`help.topic.${topic}` as TextKey)}</h2>
          <ul>
            {articles.map(({ key, title, lang }) => (
              <li key={key}>
                <Link to={`/help_articles/${key}`} lang={lang}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
