import { data, Link } from "react-router";
import { useCurrentUser } from "../../../features/accounts/accounts.public.ts";
import { findArticle, presentArticle, renderMarkdown } from "../../../features/help/help.server.ts";
import { textForReader } from "../../../shared/languages/languages.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "../../content/prose.module.css";
import { Prose } from "../../content/prose.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/help-article";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const article = await findArticle(platform.db, params.key, false);
  if (!article) throw data(null, 404);
  const { language_help_articles: texts } = presentArticle(article, false);
  const text = textForReader(texts, language);
  if (!text) throw data(null, 404);
  return { title: text.title, html: await renderMarkdown(text.body) };
}

export default function HelpArticle({ loaderData: { title, html }, params }: Route.ComponentProps) {
  const t = useTexts();
  const { user } = useCurrentUser();
  return (
    <>
      <PageHead title={title} />
      <Prose html={html} heading={title} />
      <p className={styles.after}>
        <Link to="/help_articles">{t("help.all")}</Link>
      </p>
      {user?.is_uniteam && (
        <ButtonLink to={`/uniteamanage/help_articles/${params.key}/edit`} look="quiet">
          {t("event.edit")}
        </ButtonLink>
      )}
    </>
  );
}
