import { Anchor, Button, Group, Table } from "@mantine/core";
import { Link } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import type { HelpArticle, helpContracts } from "../../../features/help/help.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import {
  type Language,
  languageIds,
  languageNameIn,
  languages,
} from "../../../shared/languages/languages.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { displayDate, displayTime } from "../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { ProductTeamNav } from "../../admin/product-team-nav.tsx";
import type { Route } from "./+types/help-articles";

const accounts = apiClient<typeof accountContracts>();
const help = apiClient<typeof helpContracts>();

export const clientLoader = adminLoader(async () => {
  await accounts("GET /authentications/uniteam");
  return (await help("GET /help_articles")).data;
});

/** Every article with its state and who changed it last. */
export default function HelpArticles({ loaderData: articles }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <AdminPage title={t("help_desk.list_title")}>
      <ProductTeamNav />
      <Group>
        <Button component={Link} to="/uniteamanage/help_articles/new">
          {t("help_desk.new")}
        </Button>
      </Group>
      <Table.ScrollContainer minWidth={720}>
        <Table verticalSpacing="sm" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("help_desk.title")}</Table.Th>
              <Table.Th>{t("help_desk.key")}</Table.Th>
              <Table.Th>{t("help_desk.state")}</Table.Th>
              <Table.Th>{t("help_desk.changed")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {articles.map((article) => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </AdminPage>
  );
}

function ArticleRow({ article }: { article: HelpArticle }) {
  const t = useTexts();
  const language = useLanguage();
  const missing = languages.filter((one) => !hasBody(article, one));
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={`/uniteamanage/help_articles/${article.key}/edit`}>
          {titleOf(article, language)}
        </Anchor>
      </Table.Td>
      <Table.Td>{article.key}</Table.Td>
      <Table.Td>
        <Group gap="xs">
          <Badge tone={article.is_published ? "good" : "quiet"}>
            {t(article.is_published ? "help_desk.published" : "help_desk.not_published")}
          </Badge>
          {missing.map((one) => (
            <Badge key={one} tone="now">
              {t("help_desk.missing", { language: languageNameIn(one, language) })}
            </Badge>
          ))}
        </Group>
      </Table.Td>
      <Table.Td>{lastChange(article, language)}</Table.Td>
    </Table.Tr>
  );
}

function hasBody(article: HelpArticle, language: Language): boolean {
  return article.language_help_articles.some(
    ({ language_id, body }) => language_id === languageIds[language] && body.trim() !== "",
  );
}

function titleOf({ language_help_articles: texts, key }: HelpArticle, language: Language): string {
  const own = texts.find(({ language_id }) => language_id === languageIds[language]);
  return own?.title || texts[0]?.title || key;
}

/** Time of the last change, and its author where a person made it. */
function lastChange({ updated_at, last_updated_user: user }: HelpArticle, language: Language): string {
  const at = new Date(updated_at);
  const name = user && personName(user, language);
  return [`${displayDate(at, language)} ${displayTime(at)}`, name].filter(Boolean).join(" · ");
}
