import { use, useState } from "react";
import { ConsequenceDialog } from "../../features/events/events.admin.ts";
import { MoreTexts } from "../../ui/texts/texts.tsx";
import { AdminLayout } from "../admin/admin-layout.tsx";
import { loadAdminTexts } from "../admin/load-admin-texts.ts";

interface UnpublishDialogProps {
  /** How many have applied. */
  count: number;
  onAnswer(isMeant: boolean): void;
}

/** On the public page: says what switching the event off does to those who have applied. */
export default function UnpublishDialog({ count, onAnswer }: UnpublishDialogProps) {
  const [texts] = useState(loadAdminTexts);
  return (
    <MoreTexts catalogue={use(texts)}>
      <AdminLayout>
        <ConsequenceDialog consequences={[{ kind: "unpublished", count }]} onAnswer={onAnswer} />
      </AdminLayout>
    </MoreTexts>
  );
}
