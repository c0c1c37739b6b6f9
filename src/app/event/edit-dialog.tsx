import { Modal } from "@mantine/core";
import { EventEditor } from "../../features/events/events.admin.ts";
import { flashTimes, useFlash } from "../../ui/feedback/flash.tsx";
import { MoreTexts, useTexts } from "../../ui/texts/texts.tsx";
import { AdminLayout } from "../admin/admin-layout.tsx";
import { adminTexts } from "../admin/admin-texts.ts";

interface EditDialogProps {
  eventId: number;
  organizationId: number;
  onSaved(): void;
  onClose(): void;
}

/** The back office's form of an event, in a dialog on the public page; closes when it has saved. */
export default function EditDialog(props: EditDialogProps) {
  return (
    <MoreTexts texts={adminTexts}>
      <AdminLayout>
        <FormDialog {...props} />
      </AdminLayout>
    </MoreTexts>
  );
}

function FormDialog({ eventId, organizationId, onSaved, onClose }: EditDialogProps) {
  const t = useTexts();
  const flash = useFlash();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("event.edit")}
      size="72rem"
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <EventEditor
        eventId={eventId}
        organizationId={organizationId}
        onSaved={() => {
          flash(t("event.updated"), "success", flashTimes.notice);
          onClose();
          onSaved();
        }}
      />
    </Modal>
  );
}
