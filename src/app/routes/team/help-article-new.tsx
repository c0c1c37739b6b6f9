import { useNavigate } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { ArticleForm, articleBody } from "../../../features/help/help.admin.ts";
import type { helpContracts } from "../../../features/help/help.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { AdminPage } from "../../admin/admin-page.tsx";

const accounts = apiClient<typeof accountContracts>();
const help = apiClient<typeof helpContracts>();

export const clientLoader = adminLoader(async () => {
  await accounts("GET /authentications/uniteam");
  return null;
});

export default function NewHelpArticle() {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <AdminPage title={t("help_desk.new")}>
      <ArticleForm
        article={null}
        onSubmit={async (values) => {
          const body = { help_article: articleBody(values) };
          return (await help("POST /help_articles", { body })).data;
        }}
        onSaved={({ key }) => navigate(`/uniteamanage/help_articles/${key}/edit`)}
      />
    </AdminPage>
  );
}
