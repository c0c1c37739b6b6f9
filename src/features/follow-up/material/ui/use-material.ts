import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Material, materialContracts } from "../material.contract.ts";
import { drafted, unchangedMaterial, unsavedMaterial } from "./material-draft.ts";

const api = apiClient<typeof materialContracts>();

/** An event's material, with what was changed in its list and is saved later; adding and removing are done at once. */
export function useMaterial(eventId: number) {
  const t = useTexts();
  const client = useQueryClient();
  const params = { id: eventId };
  const queryKey = ["follow-up", "material", eventId];
  const { data: saved, isError } = useQuery({
    queryKey,
    queryFn: async () => (await api("GET /events/{id}/materials", { params })).data,
  });
  const [draft, setDraft] = useState(unchangedMaterial);
  const mayLeave = useRef(false);
  const { seenByOthers, ids } = unsavedMaterial(saved ?? [], draft);
  const show = (change: (now: Material[]) => Material[]) =>
    client.setQueryData<Material[]>(queryKey, (now) => change(now ?? []));
  /** Whether it was done; if not, it is said, and the list is asked for anew. */
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
      await client.invalidateQueries({ queryKey });
      return false;
    }
  };
  return {
    material: saved && drafted(saved, draft),
    isError,
    isChanged: seenByOthers.length > 0 || ids !== null,
    mayLeave,
    order: (order: readonly number[]) => setDraft((before) => ({ ...before, order })),
    see: (id: number, visibility: Material["visibility"]) =>
      setDraft((before) => ({ ...before, visibilities: { ...before.visibilities, [id]: visibility } })),
    add: (added: Material) => show((now) => [...now, added]),
    remove: (id: number) =>
      attempt(async () => {
        await api("DELETE /events/{id}/materials/{material_id}", { params: { ...params, material_id: id } });
        show((now) => now.filter((one) => one.id !== id));
      }),
    /** What was saved before a failure is no part of the draft any more. */
    save: () =>
      attempt(async () => {
        for (const { id, visibility } of seenByOthers) {
          const { data } = await api("PUT /events/{id}/materials/{material_id}", {
            params: { ...params, material_id: id },
            body: { visibility },
          });
          show((now) => now.map((one) => (one.id === id ? data : one)));
        }
        if (ids) {
          const { data } = await api("PUT /events/{id}/materials", { params, body: { ids } });
          show(() => data);
        }
        // What was changed while it was being saved stays.
        setDraft((now) => (now === draft ? unchangedMaterial : now));
        noticeSaved(t("admin.saved"));
      }),
  };
}
