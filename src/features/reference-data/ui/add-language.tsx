import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { ChooseLanguage } from "./choose-language.tsx";
import type { ReferenceData } from "./fetch-reference-data.ts";

interface AddLanguageProps {
  referenceData: ReferenceData;
  /** The languages that are there already. */
  taken: number[];
  onAdd(languageId: number): Promise<void>;
}

/** A button that asks for the second language, while there is one language only. */
export function AddLanguage({ referenceData, taken, onAdd }: AddLanguageProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (taken.length > 1) return null;
  const add = async (languageId: number) => {
    try {
      await onAdd(languageId);
      setOpen(false);
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
  };
  return (
    <div>
      <Button variant="light" onClick={() => setOpen(true)}>
        {t("language.add_another")}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("language.add_another")}>
        <ChooseLanguage
          referenceData={referenceData}
          label={t("language.another")}
          without={taken}
          submitLabel={t("language.add")}
          onChoose={add}
        />
      </Modal>
    </div>
  );
}
