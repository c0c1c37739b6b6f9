import type { Material, MaterialVisibility } from "../material.contract.ts";

/** What was changed in the list of material and is not saved: who sees an entry, by its id, and the order of the ids. */
export interface MaterialDraft {
  visibilities: Readonly<Record<number, MaterialVisibility>>;
  order: readonly number[];
}

export const unchangedMaterial: MaterialDraft = { visibilities: {}, order: [] };

/** The material as it will be once the draft is saved; what was added since stands at the end. */
export function drafted(saved: readonly Material[], { visibilities, order }: MaterialDraft): Material[] {
  const moved = order.flatMap((id) => saved.find((one) => one.id === id) ?? []);
  const others = saved.filter(({ id }) => !order.includes(id));
  return [...moved, ...others].map((one) => ({ ...one, visibility: visibilities[one.id] ?? one.visibility }));
}

/** What has to be sent for a draft: entries that others see from now on, and the ids in order where it is another. */
export function unsavedMaterial(saved: readonly Material[], draft: MaterialDraft) {
  const now = drafted(saved, draft);
  const seenByOthers = now.filter(
    ({ id, visibility }) => saved.find((one) => one.id === id)?.visibility !== visibility,
  );
  const ids = now.map(({ id }) => id);
  const isMoved = ids.some((id, place) => saved[place]?.id !== id);
  return { seenByOthers, ids: isMoved ? ids : null };
}
