import { useNavigate } from "react-router";
import type { accountCalls } from "../../features/accounts/accounts.contract.ts";
import { ArticleForm, articleBody } from "../../features/help/help.admin.ts";
import type { helpCalls } from "../../features/help/help.contract.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { officeLoader } from "../admin/admin-loader.ts";
import { OfficePage } from "../admin/admin-page.tsx";

const accounts = apiOf<typeof accountCalls>();
const help = apiOf<typeof helpCalls>();

export const clientLoader = officeLoader(async () => {
  await accounts("GET /authentications/uniteam");
  return null;
});

export default function NewHelpArticle() {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <OfficePage title={t("help_desk.new")}>
      <ArticleForm
        article={null}
        onSubmit={async (values) => {
          const body = { help_article: articleBody(values) };
          return (await help("POST /help_articles", { body })).data;
        }}
        onSaved={({ key }) => navigate(`/uniteamanage/help_articles/${key}/edit`)}
      />
    </OfficePage>
  );
}
