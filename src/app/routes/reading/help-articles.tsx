import { Link } from "react-router";
import { byTopic, findArticles, presentArticle } from "../../../features/help/help.server.ts";
import { textForReader } from "../../../shared/languages/languages.ts";
import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import prose from "../../content/prose.module.css";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/help-articles";

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const articles = (await findArticles(platform.db, false)).flatMap((row) => {
    const { key, language_help_articles: texts } = presentArticle(row, false);
    const text = textForReader(texts, language);
    return text ? [{ key, title: text.title }] : [];
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
            {articles.map(({ key, title }) => (
              <li key={key}>
                <Link to={`/help_articles/${key}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
