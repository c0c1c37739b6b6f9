import { Button, Group, Text } from "@mantine/core";
import { displayWeekday } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { EventTemplate } from "../templates.contract.ts";
import styles from "./template-list.module.css";
import { momentOfTemplate } from "./template-start.ts";

/** What is done with a template of the list. */
export type TemplateAction = "use" | "rename" | "remove";

interface TemplateListProps {
  templates: readonly EventTemplate[];
  onChoose(action: TemplateAction, template: EventTemplate): void;
}

/** Each template with its weekday and time, and what can be done with it. */
export function TemplateList({ templates, onChoose }: TemplateListProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ul className={styles.templates} aria-labelledby="templates">
      {templates.map((template) => {
        const { id, name, title, start_time } = template;
        const weekday = displayWeekday(new Date(momentOfTemplate(template)), language);
        return (
          <li key={id} className={styles.template}>
            <div className={styles.name}>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed">
                {t("template.when", { weekday, time: start_time })}
                {title !== name && ` · ${title}`}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                size="sm"
                aria-label={t("template.use_of", { name })}
                onClick={() => onChoose("use", template)}
              >
                {t("template.use")}
              </Button>
              <Button
                size="sm"
                variant="default"
                aria-label={t("template.rename_of", { name })}
                onClick={() => onChoose("rename", template)}
              >
                {t("template.rename")}
              </Button>
              <Button
                size="sm"
                variant="default"
                aria-label={t("template.remove_of", { name })}
                onClick={() => onChoose("remove", template)}
              >
                {t("template.remove")}
              </Button>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
