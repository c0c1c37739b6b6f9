import { ConsequenceDialog } from "../../features/events/events.admin.ts";
import { MoreTexts } from "../../ui/texts/texts.tsx";
import { AdminLayout } from "../admin/admin-layout.tsx";
import { adminTexts } from "../admin/admin-texts.ts";

interface UnpublishDialogProps {
  /** How many have applied. */
  count: number;
  onAnswer(isMeant: boolean): void;
}

/** On the public page: says what switching the event off does to those who have applied. */
export default function UnpublishDialog({ count, onAnswer }: UnpublishDialogProps) {
  return (
    <MoreTexts texts={adminTexts}>
      <AdminLayout>
        <ConsequenceDialog consequences={[{ kind: "unpublished", count }]} onAnswer={onAnswer} />
      </AdminLayout>
    </MoreTexts>
  );
}
