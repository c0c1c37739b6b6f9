import { Button, Group, Select, Stack, Textarea, TextInput } from "@mantine/core";
import { CoHostChip } from "../../features/events/events.admin.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { AdminLayout } from "../admin/admin-layout.tsx";

/** Buttons, states and fields as the dashboard shows them. */
export default function DashboardSpecimens() {
  const t = useTexts();
  return (
    <AdminLayout>
      <Stack>
        <Group>
          <Button>{t("styleguide.button_main")}</Button>
          <Button variant="default">{t("styleguide.button_quiet")}</Button>
          <Button variant="light">{t("styleguide.button_quiet")}</Button>
          <Button variant="subtle" color="red">
            {t("styleguide.button_danger")}
          </Button>
          <Button disabled>{t("styleguide.button_off")}</Button>
        </Group>
        <Group>
          {(["owner", "declined", "accepted", "invited"] as const).map((status) => (
            <CoHostChip key={status} status={status} />
          ))}
          <Badge tone="good">{t("styleguide.badge_good")}</Badge>
        </Group>
        <TextInput label={t("styleguide.field_name")} description={t("styleguide.field_hint")} />
        <TextInput label={t("styleguide.field_name")} error={t("styleguide.field_error")} />
        <Select label={t("styleguide.field_choice")} data={[t("styleguide.choice_train")]} />
        <Textarea label={t("styleguide.field_words")} />
      </Stack>
    </AdminLayout>
  );
}
