import { Anchor, Breadcrumbs, Group } from "@mantine/core";
import { useNavigate } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { ArticleForm, articleBody } from "../../../features/help/help.admin.ts";
import type { helpContracts } from "../../../features/help/help.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import type { Route } from "./+types/help-article-edit";

const accounts = apiClient<typeof accountContracts>();
const help = apiClient<typeof helpContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  await accounts("GET /authentications/uniteam");
  return (await help("GET /help_articles/{key}", { params: { key: params.mykey } })).data;
});

export default function EditHelpArticle({ loaderData: article }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <AdminPage title={t("help_desk.edit")}>
      <Group justify="space-between">
        <Breadcrumbs>
          <Anchor component={Link} to="/uniteamanage/help_articles">
            {t("help_desk.list_title")}
          </Anchor>
          <span>{article.key}</span>
        </Breadcrumbs>
        {article.is_published && !article.is_deleted && (
          <Anchor href={`/help_articles/${article.key}`} target="_blank">
            {t("help_desk.public_page")}
          </Anchor>
        )}
      </Group>
      <ArticleForm
        key={article.id}
        article={article}
        onSubmit={async (values) => {
          const body = { help_article: articleBody(values) };
          return (await help("PUT /help_articles/{id}", { params: { id: article.id }, body })).data;
        }}
        onSaved={({ key }) => {
          if (key !== article.key) navigate(`/uniteamanage/help_articles/${key}/edit`, { replace: true });
        }}
      />
    </AdminPage>
  );
}
