import { Button, Modal } from "@mantine/core";
import { type ComponentProps, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";

const DuplicateForm = lazyPart(async () => ({
  default: (await import("./duplicate-form.tsx")).DuplicateForm,
}));
const MadeSeries = lazyPart(async () => ({ default: (await import("./made-series.tsx")).MadeSeries }));

interface DuplicateEventProps {
  event: Event;
  /** The organization for which the copies are managed, in their addresses. */
  organizationId: number;
  /** One copy alone was made. */
  onDuplicated(copy: Event): void;
  button?: ComponentProps<typeof Button>;
}

/** A button that asks when the copy begins and whether it repeats, makes it, and offers to publish what it has made. */
export function DuplicateEvent({ event, organizationId, onDuplicated, button }: DuplicateEventProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<readonly Event[] | null>(null);
  const close = () => {
    if (isBusy) return;
    setOpen(false);
    if (!made) return;
    setMade(null);
    // The list beneath holds them now.
    void revalidate();
  };
  const onMade = (copies: readonly Event[]) => {
    const [copy] = copies;
    if (copies.length > 1 || !copy) return setMade(copies);
    noticeSuccess(t("duplicate.done"));
    setOpen(false);
    onDuplicated(copy);
  };
  const title = made ? t("duplicate.series_done", { count: made.length }) : t("duplicate.title");
  return (
    <>
      <Button variant="default" {...button} onClick={() => setOpen(true)}>
        {t("duplicate.open")}
      </Button>
      <Modal opened={isOpen} onClose={close} title={title} size="lg" closeOnClickOutside={false}>
        <Suspense>
          {made ? (
            <MadeSeries events={made} organizationId={organizationId} onBusy={setBusy} onClose={close} />
          ) : (
            <DuplicateForm event={event} onMade={onMade} onBusy={setBusy} onBack={close} />
          )}
        </Suspense>
      </Modal>
    </>
  );
}
