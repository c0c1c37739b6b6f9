import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import { SaveTemplateForm } from "./save-template-form.tsx";

/** A button that keeps an event as a template, once its name is typed. */
export function SaveTemplate({ event }: { event: Event }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t("template.save")}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t("template.save")} size="lg" closeOnClickOutside={false}>
        <SaveTemplateForm event={event} onSaved={close} onBack={close} />
      </Modal>
    </>
  );
}
