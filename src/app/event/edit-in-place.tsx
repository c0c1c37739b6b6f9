import { Suspense, useState } from "react";
import { Button } from "../../ui/base/button.tsx";
import { lazyPart } from "../../ui/base/lazy-part.ts";
import { useTexts } from "../../ui/texts/texts.tsx";

const EditDialog = lazyPart(() => import("./edit-dialog.tsx"));

interface EditInPlaceProps {
  eventId: number;
  organizationId: number;
  onSaved(): void;
}

/** Opens the event's form above its page; the form and its kit are fetched when they are first wanted. */
export default function EditInPlace(props: EditInPlaceProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t("event.edit")}
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
          <EditDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
