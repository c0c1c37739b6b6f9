import { Button, Group, Stack, Table, Text, TextInput, Title, VisuallyHidden } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { maxHelperLabelLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { formatMoment, helperLinksEndAt, timesOf } from "../../events/events.public.ts";
import { checkInKey } from "../figures/ui/use-dashboard-figures.ts";
import type { HelperLink, helperLinkContracts } from "../helper-links/helper-links.contract.ts";
import { DeleteHelperLink } from "./delete-helper-link.tsx";
import { NewHelperLink } from "./new-helper-link.tsx";

const api = apiClient<typeof helperLinkContracts>();

/** The links by which helpers without an account check people in: making, showing once, listing and ending them. */
export function HelperLinks({ event, title }: { event: Event; title: string }) {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const key = [...checkInKey(event.id), "helper-links"];
  const params = { id: event.id };
  const { data: links = [] } = useQuery({
    queryKey: key,
    queryFn: async () => (await api("GET /events/{id}/door_links", { params })).data,
  });
  const [label, setLabel] = useState("");
  const [error, setError] = useSaid<string>();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<(HelperLink & { url: string }) | null>(null);
  const [asked, setAsked] = useState<HelperLink | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: key });
  const make = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!label.trim()) return setError(t("check_in_desk.link_label_blank"));
    setMaking(true);
    try {
      setMade((await api("POST /events/{id}/door_links", { params, body: { label } })).data);
      setLabel("");
      await changed();
    } catch (failure) {
      noticeFailure(failureMessage(failure, t("admin.unreachable")));
    }
    setMaking(false);
  };
  const endsAt = helperLinksEndAt(timesOf(event));
  const hasEnded = endsAt.getTime() <= Date.now();
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t("check_in_desk.links")}
      </Title>
      <Text size="sm">{t("check_in_desk.links_hint", { time: formatMoment(endsAt, language) })}</Text>
      {hasEnded ? (
        <Text>{t("check_in_desk.links_over")}</Text>
      ) : (
        <Group
          component="form"
          align="flex-end"
          {...{ onSubmit: make, noValidate: true }}
          aria-label={t("check_in_desk.links")}
        >
          <TextInput
            label={t("check_in_desk.link_label")}
            placeholder={t("check_in_desk.link_label_example")}
            maxLength={maxHelperLabelLength}
            value={label}
            error={error}
            onChange={(changed) => {
              setLabel(changed.currentTarget.value);
              setError(null);
            }}
            style={{ flex: "1 1 14rem", maxWidth: "24rem" }}
          />
          <Button type="submit" loading={isMaking}>
            {t("check_in_desk.link_make")}
          </Button>
        </Group>
      )}
      {links.length > 0 && (
        <Table aria-label={t("check_in_desk.links")} maw="44rem">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("check_in_desk.link_for")}</Table.Th>
              <Table.Th>{t("check_in_desk.link_until")}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t("check_in_desk.link_delete")}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {links.map((link) => (
              <Table.Tr key={link.id}>
                <Table.Th scope="row" fw={600} style={{ overflowWrap: "anywhere" }}>
                  {link.label}
                </Table.Th>
                <Table.Td>{formatMoment(new Date(link.expires_at), language)}</Table.Td>
                <Table.Td ta="end">
                  <Button
                    variant="default"
                    aria-label={t("check_in_desk.link_delete_of", { label: link.label })}
                    onClick={() => setAsked(link)}
                  >
                    {t("check_in_desk.link_delete")}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {made && <NewHelperLink link={made} title={title} onClose={() => setMade(null)} />}
      {asked && (
        <DeleteHelperLink
          eventId={event.id}
          link={asked}
          onDeleted={changed}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
