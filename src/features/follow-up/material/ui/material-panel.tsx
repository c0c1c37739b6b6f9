import { Alert, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Material, MaterialChange, materialContracts } from "../material.contract.ts";
import { MaterialAdder } from "./material-adder.tsx";
import { MaterialList } from "./material-list.tsx";

const api = apiClient<typeof materialContracts>();

/** An event's material at the organizer's dashboard: what is there, who sees it, and more of it. */
export function MaterialPanel({ eventId }: { eventId: number }) {
  const t = useTexts();
  const client = useQueryClient();
  const params = { id: eventId };
  const queryKey = ["follow-up", "material", eventId];
  const { data: material, isError } = useQuery({
    queryKey,
    queryFn: async () => (await api("GET /events/{id}/materials", { params })).data,
  });
  if (isError && !material) return <Alert color="red">{t("admin.unreachable")}</Alert>;
  if (!material) return <Text c="dimmed">{t("follow_up.loading")}</Text>;
  const show = (change: (now: Material[]) => Material[]) =>
    client.setQueryData<Material[]>(queryKey, (now) => change(now ?? []));
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
      await client.invalidateQueries({ queryKey });
    }
  };
  const change = (id: number, body: MaterialChange) =>
    attempt(async () => {
      const { data } = await api("PUT /events/{id}/materials/{material_id}", {
        params: { ...params, material_id: id },
        body,
      });
      show((now) => now.map((one) => (one.id === id ? data : one)));
    });
  const order = (ids: number[]) =>
    attempt(async () => {
      show((now) => ids.flatMap((id) => now.find((one) => one.id === id) ?? []));
      await api("PUT /events/{id}/materials", { params, body: { ids } });
    });
  const remove = (id: number) =>
    attempt(async () => {
      await api("DELETE /events/{id}/materials/{material_id}", { params: { ...params, material_id: id } });
      show((now) => now.filter((one) => one.id !== id));
    });
  return (
    <Stack maw={640}>
      <Text c="dimmed">{t("material.intro")}</Text>
      {material.length > 0 && <MaterialList {...{ material, change, order, remove }} />}
      <MaterialAdder eventId={eventId} onAdded={(added) => show((now) => [...now, added])} />
    </Stack>
  );
}
