import { Anchor, Button, Group, Table, Text, TextInput } from "@mantine/core";
import { useMemo } from "react";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import type { HelpArticle, helpContracts } from "../../../features/help/help.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { type Language, languageIds, languages } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { displayDate, displayTime } from "../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { Link } from "../../../ui/base/link.tsx";
import type { Column } from "../../../ui/tables/column.ts";
import { useFilteredRows } from "../../../ui/tables/use-filtered-rows.ts";
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

/** Every article with its state and who changed it last; found by what stands in it, in any language. */
export default function HelpArticles({ loaderData: articles }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const columns = useMemo(() => searched(language), [language]);
  const { found, words, setWords } = useFilteredRows(articles, columns);
  return (
    <AdminPage title={t("help_desk.list_title")}>
      <ProductTeamNav />
      <Group align="flex-end" justify="space-between">
        <TextInput
          type="search"
          label={t("table.search")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          w="min(100%, 24rem)"
        />
        <Button component={Link} to="/uniteamanage/help_articles/new">
          {t("help_desk.new")}
        </Button>
      </Group>
      <Text role="status" size="sm">
        {found.length === 0
          ? t("help_desk.none_found")
          : t("table.shown", { shown: found.length, count: articles.length })}
      </Text>
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
            {found.map((article) => (
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

/** The text that the search looks through. */
const searched = (language: Language): Column<HelpArticle>[] => [
  { key: "key", title: "", width: 0, value: ({ key }) => key },
  {
    key: "texts",
    title: "",
    width: 0,
    value: ({ language_help_articles: texts }) =>
      texts.map(({ title, body }) => `${title} ${body}`).join(" "),
  },
  { key: "changed", title: "", width: 0, value: (article) => lastChange(article, language) },
];

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
  return [`${displayDate(at, language)} ${displayTime(at, language)}`, name].filter(Boolean).join(" · ");
}
