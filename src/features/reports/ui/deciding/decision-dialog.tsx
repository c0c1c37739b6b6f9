import { Modal, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { DialogButtons } from "../../../../ui/feedback/dialog-buttons.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { maxReportNoteLength, type ReportState, reportStates } from "../../report-values.ts";
import type { Report, reportContracts } from "../../reports.contract.ts";

const api = apiClient<typeof reportContracts>();

interface DecisionDialogProps {
  report: Report;
  onSaved(): Promise<unknown>;
  onClose(): void;
}

/** State and note of a report. What somebody else has changed meanwhile and is not touched here stays. */
export function DecisionDialog({ report, onSaved, onClose }: DecisionDialogProps) {
  const t = useTexts();
  const [state, setState] = useState<ReportState>(report.state);
  const [note, setNote] = useState(report.note);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      await api("PUT /uniteam/reports/{id}", {
        params: { id: report.id },
        body: { ...(state !== report.state && { state }), ...(note !== report.note && { note }) },
      });
      noticeSaved(t("admin.saved"));
      await onSaved();
      onClose();
    } catch (error) {
      setProblem(failureMessage(error, t("admin.unreachable")));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={t("reports.decide_title", { title: report.title })}>
      <form method="post" onSubmit={save} noValidate>
        <Stack>
          <NativeSelect
            label={t("reports.state")}
            value={state}
            data={reportStates.map((one) => ({ value: one, label: t(`reports.state.${one}`) }))}
            onChange={({ currentTarget }) => setState(currentTarget.value as ReportState)}
            data-autofocus
          />
          <Textarea
            label={t("reports.note")}
            description={t("reports.note_hint")}
            value={note}
            maxLength={maxReportNoteLength}
            autosize
            minRows={3}
            maxRows={10}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {t("reports.hides_nothing")}
          </Text>
          <DialogButtons
            submitLabel={t("admin.save")}
            failure={problem}
            isBusy={false}
            isLoading={isBusy}
            onBack={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
