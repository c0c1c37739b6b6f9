import { Textarea } from "@mantine/core";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { decisionMessageLength } from "../organizers-decisions.ts";

interface DecisionMessageFieldProps {
  value: string;
  onChange(message: string): void;
}

/** The words that somebody reads with what organizers have decided of their application. */
export function DecisionMessageField({ value, onChange }: DecisionMessageFieldProps) {
  const t = useTexts();
  return (
    <Textarea
      label={t("decisions.message")}
      description={t("decisions.message_hint")}
      value={value}
      maxLength={decisionMessageLength}
      onChange={(event) => onChange(event.currentTarget.value)}
      autosize
      minRows={3}
      maxRows={10}
    />
  );
}
