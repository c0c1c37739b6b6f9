import { Button, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { startOfDate } from "../../../../shared/time/tokyo-date.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { HeadWithActions } from "../../../../ui/tables/head-with-actions.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { ShownOnce } from "../../ui/shown-once.tsx";
import type { ApiTokenRow, apiTokenContracts, NewApiToken } from "../api-tokens.contract.ts";
import { ApiTokenForm } from "./api-token-form.tsx";

const api = apiClient<typeof apiTokenContracts>();

/** The tokens of an organization: making, showing once, listing and ending them. */
export function ApiTokensPanel({ organizationId }: { organizationId: number }) {
  const t = useTexts();
  const queries = useQueryClient();
  const queryKey = ["organization", organizationId, "api-tokens"];
  const { data: tokens = [] } = useQuery({
    queryKey,
    queryFn: async () =>
      (await api("GET /organizations/{id}/api_tokens", { params: { id: organizationId } })).data,
  });
  const [made, setMade] = useState<NewApiToken | null>(null);
  const [asked, setAsked] = useState<ApiTokenRow | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey });
  const remove = async () => {
    if (!asked) return;
    try {
      await api("DELETE /organizations/{id}/api_tokens/{token_id}", {
        params: { id: organizationId, token_id: asked.id },
      });
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    await changed();
    setAsked(null);
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="api-tokens">
      <Stack gap="sm">
        <Title order={2} size="h4" id="api-tokens">
          {t("api_tokens.heading")}
        </Title>
        <Text size="sm">{t("api_tokens.lead")}</Text>
        {tokens.length > 0 && <TokensTable tokens={tokens} onRemove={setAsked} />}
        <ApiTokenForm
          organizationId={organizationId}
          onMade={(token) => {
            setMade(token);
            void changed();
          }}
        />
      </Stack>
      {made && (
        <ShownOnce
          title={t("api_tokens.made", { label: made.label })}
          name={t("api_tokens.token")}
          secret={made.token}
          onClose={() => setMade(null)}
        />
      )}
      {asked && (
        <QuestionDialog
          action={t("api_tokens.remove")}
          question={t("api_tokens.remove_question", { label: asked.label })}
          onConfirm={remove}
          onClose={() => setAsked(null)}
        />
      )}
    </Paper>
  );
}

function TokensTable({ tokens, onRemove }: { tokens: ApiTokenRow[]; onRemove(token: ApiTokenRow): void }) {
  const t = useTexts();
  const language = useLanguage();
  const scopeOf = ({ scope }: ApiTokenRow) => t(scope === "read" ? "api_tokens.read" : "api_tokens.full");
  const lastUse = ({ last_used_on: day }: ApiTokenRow) =>
    day
      ? t("api_tokens.used_on", { day: displayDate(startOfDate(day), language) })
      : t("api_tokens.never_used");
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table aria-label={t("api_tokens.heading")} verticalSpacing="sm">
        <HeadWithActions>
          <Table.Th>{t("api_tokens.label")}</Table.Th>
          <Table.Th visibleFrom="sm">{t("api_tokens.scope")}</Table.Th>
          <Table.Th visibleFrom="sm">{t("api_tokens.last_used")}</Table.Th>
        </HeadWithActions>
        <Table.Tbody>
          {tokens.map((token) => (
            <Table.Tr key={token.id}>
              <Table.Th scope="row" style={{ overflowWrap: "anywhere" }}>
                {token.label}
                <Text size="sm" c="dimmed" fw={400} hiddenFrom="sm">
                  {scopeOf(token)} · {lastUse(token)}
                </Text>
                <Text size="sm" c="dimmed" fw={400}>
                  {t("api_tokens.made_by", { name: personName(token.created_by, language) })}
                </Text>
              </Table.Th>
              <Table.Td visibleFrom="sm">{scopeOf(token)}</Table.Td>
              <Table.Td visibleFrom="sm">{lastUse(token)}</Table.Td>
              <Table.Td ta="end">
                <Button
                  variant="default"
                  aria-label={t("api_tokens.remove_of", { label: token.label })}
                  onClick={() => onRemove(token)}
                >
                  {t("api_tokens.remove")}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
