import { Stack, Text, Title } from "@mantine/core";
import { use } from "react";
import { personName } from "../../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { AccommodationRequest } from "../../applications.contract.ts";
import type { ParticipantTableRow } from "../../participants/ui/participant-rows.ts";

interface AccommodationRequestsProps {
  /** On their way while the table above is drawn already. */
  requests: Promise<readonly AccommodationRequest[]>;
  applying: readonly ParticipantTableRow[];
  /** Whether everybody who applies is known by now; until then the names of some are missing. */
  isWhole: boolean;
}

/** Apart from the table of participants, so that it is not printed, sorted or passed on with it. */
export function AccommodationRequests({ requests, applying, isWhole }: AccommodationRequestsProps) {
  const t = useTexts();
  const language = useLanguage();
  const known = use(requests).flatMap(({ user_id, text }) => {
    const row = applying.find(({ person }) => person.id === user_id);
    return row || !isWhole ? [{ id: user_id, person: row?.person, text }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={2} size="h3">
        {t("participants.accommodation", { count: known.length })}
      </Title>
      <Text size="sm" c="dimmed">
        {t("participants.accommodation_hint")}
      </Text>
      <dl>
        {known.map(({ id, person, text }) => (
          <div key={id}>
            <Text component="dt" fw={600}>
              {person ? personName(person, language) : "…"}
            </Text>
            <Text component="dd" ms={0} mb="sm" style={{ whiteSpace: "pre-wrap" }}>
              {text}
            </Text>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
