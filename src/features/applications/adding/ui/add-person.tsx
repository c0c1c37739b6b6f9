import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { hasEnded, timesOf } from "../../../events/events.public.ts";

const AddPersonDialog = lazyPart(async () => ({
  default: (await import("./add-person-dialog.tsx")).AddPersonDialog,
}));

interface AddPersonProps {
  event: Event;
  /** Number of places that are held. */
  held: number;
  /** Number of people who wait for one. */
  waiting: number;
}

/** The way to add somebody by hand, as long as that can be done. */
export function AddPerson({ event, held, waiting }: AddPersonProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isOver = Boolean(event.cancelled_at) || hasEnded(timesOf(event), new Date());
  if (isOver || !event.is_published || event.is_created_by_hf) return null;
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        {t("add_person.open")}
      </Button>
      {isOpen && (
        <Suspense>
          <AddPersonDialog {...{ event, held, waiting }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
