import { ActionIcon, Button, Group, NativeSelect, Paper, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { type Material, type MaterialVisibility, materialVisibilities } from "../material.contract.ts";
import { describeMaterial } from "./describe-material.ts";

interface MaterialListProps {
  material: Material[];
  see(id: number, visibility: MaterialVisibility): void;
  order(ids: number[]): void;
  remove(id: number): Promise<boolean>;
}

/** The entries in their order, each with who sees it: both are saved by the page's bar. */
export function MaterialList({ material, see, order, remove }: MaterialListProps) {
  const t = useTexts();
  const language = useLanguage();
  const [removing, setRemoving] = useState<Material | null>(null);
  const move = (from: number, to: number) => {
    const ids = material.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order(ids);
  };
  return (
    <>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {material.map((one, place) => (
          <Paper component="li" key={one.id} withBorder p="sm" radius="md">
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <Stack gap={0} miw={0}>
                <Text fw={600} style={{ overflowWrap: "anywhere" }}>
                  {one.title}
                </Text>
                <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
                  {describeMaterial(one, language)}
                </Text>
              </Stack>
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  size={44}
                  disabled={place === 0}
                  aria-label={`${t("material.up")}: ${one.title}`}
                  onClick={() => move(place, place - 1)}
                >
                  ↑
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size={44}
                  disabled={place === material.length - 1}
                  aria-label={`${t("material.down")}: ${one.title}`}
                  onClick={() => move(place, place + 1)}
                >
                  ↓
                </ActionIcon>
              </Group>
            </Group>
            <Group justify="space-between" mt="xs" align="flex-end">
              <NativeSelect
                label={t("material.visibility")}
                aria-label={`${t("material.visibility")}: ${one.title}`}
                value={one.visibility}
                data={materialVisibilities.map((value) => ({
                  value,
                  label: t(`material.visibility.${value}`),
                }))}
                onChange={({ currentTarget }) => see(one.id, currentTarget.value as MaterialVisibility)}
              />
              <Button
                variant="subtle"
                color="red"
                aria-label={`${t("material.remove")}: ${one.title}`}
                onClick={() => setRemoving(one)}
              >
                {t("material.remove")}
              </Button>
            </Group>
          </Paper>
        ))}
      </Stack>
      <QuestionDialog
        isOpen={removing !== null}
        action={t("material.remove")}
        question={t("material.remove_question", { title: removing?.title ?? "" })}
        onConfirm={async () => {
          if (removing) void remove(removing.id);
          setRemoving(null);
        }}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
