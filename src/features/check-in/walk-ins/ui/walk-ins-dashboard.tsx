import { Button, Group, Stack, Table, Text, TextInput, Title, VisuallyHidden } from "@mantine/core";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import {
  maxWalkInNameLength,
  maxWalkInNoteLength,
} from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { checkInKey } from "../../figures/ui/use-dashboard-figures.ts";
import type { WalkIn, walkInContracts } from "../walk-ins.contract.ts";
import { RemoveWalkIn } from "./remove-walk-in.tsx";

const api = apiClient<typeof walkInContracts>();

interface WalkInsDashboardProps {
  eventId: number;
  /** As counted last: another number has the list asked for anew. */
  count: number | undefined;
}

/** People who came without having applied. */
export function WalkInsDashboard({ eventId, count }: WalkInsDashboardProps) {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const params = { id: eventId };
  const { data: walkIns = [] } = useQuery({
    queryKey: [...checkInKey(eventId), "walk-ins", count],
    queryFn: async () => (await api("GET /events/{id}/walk_ins", { params })).data,
    placeholderData: keepPreviousData,
  });
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  const [error, setError] = useSaid<string>();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<WalkIn | null>(null);
  // Kept until the answer is there, so that sending again does not add the person again.
  const nonce = useRef<string | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: checkInKey(eventId) });
  const add = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!name.trim()) return setError(t("check_in_desk.walk_in_name_blank"));
    setAdding(true);
    nonce.current ??= crypto.randomUUID();
    try {
      await api("POST /events/{id}/walk_ins", { params, body: { nonce: nonce.current, name, note } });
      nonce.current = null;
      setName("");
      setNote("");
      noticeSaved(t("check_in_desk.walk_in_added"));
      await changed();
    } catch (failure) {
      noticeFailure(failureMessage(failure, t("admin.unreachable")));
    }
    setAdding(false);
  };
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t("check_in_desk.walk_ins_title", { count: walkIns.length })}
      </Title>
      <Text size="sm">{t("check_in_desk.walk_ins_hint")}</Text>
      <Group
        component="form"
        align="flex-end"
        {...{ onSubmit: add, noValidate: true }}
        aria-label={t("check_in_desk.walk_ins")}
      >
        <TextInput
          label={t("check_in_desk.walk_in_name")}
          maxLength={maxWalkInNameLength}
          value={name}
          error={error}
          onChange={(changed) => {
            setName(changed.currentTarget.value);
            nonce.current = null;
            setError(null);
          }}
          style={{ flex: "1 1 12rem", maxWidth: "20rem" }}
        />
        <TextInput
          label={t("check_in_desk.walk_in_note")}
          maxLength={maxWalkInNoteLength}
          value={note}
          onChange={(changed) => {
            setNote(changed.currentTarget.value);
            nonce.current = null;
          }}
          style={{ flex: "1 1 12rem", maxWidth: "20rem" }}
        />
        <Button type="submit" variant="default" loading={isAdding}>
          {t("check_in_desk.walk_in_add")}
        </Button>
      </Group>
      {walkIns.length > 0 && (
        <Table aria-label={t("check_in_desk.walk_ins")} maw="44rem">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("attendance.came_at")}</Table.Th>
              <Table.Th>{t("check_in_desk.walk_in_name")}</Table.Th>
              <Table.Th>{t("attendance.note")}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t("check_in_desk.walk_in_remove")}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {walkIns.map((walkIn) => (
              <Table.Tr key={walkIn.id}>
                <Table.Td style={{ whiteSpace: "nowrap" }}>
                  {displayTime(new Date(walkIn.created_at), language)}
                </Table.Td>
                <Table.Th scope="row" fw={600} style={{ overflowWrap: "anywhere" }}>
                  {walkIn.name || t("check_in_desk.walk_in_erased")}
                </Table.Th>
                <Table.Td style={{ overflowWrap: "anywhere" }}>{walkIn.note}</Table.Td>
                <Table.Td ta="end">
                  <Button
                    variant="default"
                    aria-label={t("check_in_desk.walk_in_remove_of", { name: walkIn.name })}
                    onClick={() => setAsked(walkIn)}
                  >
                    {t("check_in_desk.walk_in_remove")}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {asked && (
        <RemoveWalkIn eventId={eventId} walkIn={asked} onRemoved={changed} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}
