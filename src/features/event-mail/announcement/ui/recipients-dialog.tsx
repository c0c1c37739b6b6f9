import { Button, Checkbox, Group, Modal, Select, Stack, Table, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { eventsCameTo, hasGraduated, type Reachable } from "./reachable-people.ts";

/** As the specification has it (pixels). */
const tableHeight = 312;

interface RecipientsDialogProps {
  eventStart: Date;
  people: Reachable[];
  /** Titles of past events, the latest first. */
  pastEvents: ReadonlyMap<number, string>;
  chosen: ReadonlySet<number>;
  isForEnrolledOnly: boolean;
  onChoose(ids: ReadonlySet<number>, isForEnrolledOnly: boolean): void;
  onClose(): void;
}

/** Chooses among followers and past participants: one by one, all that are shown, only those who still study. */
export function RecipientsDialog({
  eventStart,
  people,
  pastEvents,
  chosen,
  isForEnrolledOnly,
  onChoose,
  onClose,
}: RecipientsDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const [ids, setIds] = useState(chosen);
  const [words, setWords] = useState("");
  const [cameTo, setCameTo] = useState<string | null>(null);
  const [onlyEnrolled, setOnlyEnrolled] = useState(isForEnrolledOnly);
  const enrolled = onlyEnrolled ? people.filter((one) => !hasGraduated(one, eventStart)) : people;
  const wanted = words.normalize("NFKC").trim().toLowerCase();
  const university = (one: Reachable) => nameIn(one.university, language);
  const shown = enrolled.filter(
    (one) =>
      (cameTo === null || one.cameTo.includes(Number(cameTo))) &&
      `${personName(one, language)} ${university(one)}`.toLowerCase().includes(wanted),
  );
  const events = eventsCameTo(people, pastEvents);
  const areAllChosen = shown.length > 0 && shown.every(({ id }) => ids.has(id));
  const change = (changed: number[], isChosen: boolean) => {
    const next = new Set(ids);
    for (const id of changed) isChosen ? next.add(id) : next.delete(id);
    setIds(next);
  };
  return (
    <Modal opened onClose={onClose} title={t("announcement.choose")} size="xl">
      <Stack>
        <Checkbox
          label={t("announcement.only_enrolled")}
          description={t("announcement.only_enrolled_notice")}
          checked={onlyEnrolled}
          onChange={(event) => {
            setOnlyEnrolled(event.currentTarget.checked);
            setIds(new Set());
          }}
        />
        {onlyEnrolled && (
          <Text size="sm">{t("announcement.left_out", { count: people.length - enrolled.length })}</Text>
        )}
        <TextInput
          type="search"
          label={t("table.search")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {events.length > 0 && (
          <Select
            label={t("announcement.came_to")}
            placeholder={t("announcement.came_to_any")}
            data={events.map(({ id, title, count }) => ({
              value: String(id),
              label: t("announcement.came_to_count", { title, count }),
            }))}
            value={cameTo}
            onChange={setCameTo}
            clearable
            searchable
          />
        )}
        <section
          style={{ height: tableHeight, overflow: "auto" }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t("announcement.choose")}
        >
          <Table stickyHeader miw={560}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>
                  <Checkbox
                    aria-label={t("announcement.all")}
                    label={t("announcement.all")}
                    checked={areAllChosen}
                    onChange={(event) =>
                      change(
                        shown.map(({ id }) => id),
                        event.currentTarget.checked,
                      )
                    }
                  />
                </Table.Th>
                <Table.Th>{t("person.university")}</Table.Th>
                <Table.Th>{t("announcement.why")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td>
                    <Checkbox
                      label={personName(one, language)}
                      checked={ids.has(one.id)}
                      onChange={(event) => change([one.id], event.currentTarget.checked)}
                    />
                  </Table.Td>
                  <Table.Td>{university(one)}</Table.Td>
                  <Table.Td style={{ whiteSpace: "nowrap" }}>
                    {[
                      one.isFollower && t("announcement.follower"),
                      one.cameTo.length > 0 && t("announcement.was_there"),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {people.length === 0 && <Text p="sm">{t("announcement.nobody")}</Text>}
        </section>
        <Group justify="space-between">
          <Text>{t("announcement.recipients", { count: ids.size })}</Text>
          <Button onClick={() => onChoose(ids, onlyEnrolled)}>{t("announcement.use")}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
