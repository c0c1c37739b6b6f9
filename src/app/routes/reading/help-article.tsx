import { data } from "react-router";
import { useSignedInUser } from "../../../features/accounts/accounts.public.ts";
import { articleTexts, findArticle, renderMarkdown } from "../../../features/help/help.server.ts";
import { foreignTag, textForReader } from "../../../shared/languages/readers/text-reader.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { Link } from "../../../ui/base/link.tsx";
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
  const text = textForReader(articleTexts(article, language), language);
  if (!text) throw data(null, 404);
  const lang = foreignTag(text.language_id, language);
  return { title: text.title, lang, html: await renderMarkdown(text.body) };
}

export default function HelpArticle({ loaderData: { title, lang, html }, params }: Route.ComponentProps) {
  const t = useTexts();
  const user = useSignedInUser();
  return (
    <>
      <PageHead title={title} />
      <Prose html={html} heading={title} lang={lang} />
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
