import { use, useState } from "react";
import { ConsequenceDialog } from "../../features/events/office-door.ts";
import { MoreTexts } from "../../ui/texts/texts.tsx";
import { OfficeFrame } from "../office/office-frame.tsx";
import { loadOfficeTexts } from "../office/office-texts.ts";

interface UnpublishDialogProps {
  /** How many have applied. */
  count: number;
  onAnswer(isMeant: boolean): void;
}

/** On the public page: says what switching the event off does to those who have applied. */
export default function UnpublishDialog({ count, onAnswer }: UnpublishDialogProps) {
  const [texts] = useState(loadOfficeTexts);
  return (
    <MoreTexts catalogue={use(texts)}>
      <OfficeFrame>
        <ConsequenceDialog consequences={[{ kind: "unpublished", count }]} onAnswer={onAnswer} />
      </OfficeFrame>
    </MoreTexts>
  );
}
