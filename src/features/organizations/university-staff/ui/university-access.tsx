import { Anchor, Stack, Text } from "@mantine/core";
import { supportEmail } from "../../../../shared/support-email.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";

/** For who speaks for no university: the purpose of its staff's page, and the way for an office to get there. */
export function UniversityAccess() {
  const t = useTexts();
  return (
    <Stack maw="46rem">
      <Text>{t("university_access.purpose")}</Text>
      <Text>{t("university_access.how")}</Text>
      <div>
        <Anchor href={`mailto:${supportEmail}`} style={{ overflowWrap: "anywhere" }}>
          {t("university_access.contact", { email: supportEmail })}
        </Anchor>
      </div>
    </Stack>
  );
}
