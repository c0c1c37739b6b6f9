import type { ReactNode } from "react";
import { Fact } from "../../features/events/events.public.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { Choices, SelectField, TextArea, TextField } from "../../ui/forms/fields/field.tsx";
import { PasswordField } from "../../ui/forms/fields/password-field.tsx";
import { type TextKey, useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { CardSpecimens, CoverSpecimens } from "./event-specimens.tsx";
import { OutcomeSpecimens } from "./outcome-specimens.tsx";
import styles from "./styleguide.module.css";
import { TokenSpecimens } from "./token-specimens.tsx";

interface SpecimensProps {
  scheme: "light" | "dark";
  /** In milliseconds. */
  now: number;
}

/** All parts of the public pages in one scheme. */
export function Specimens({ scheme, now }: SpecimensProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className={styles.sheet} style={{ colorScheme: scheme }}>
      <p className={styles.scheme}>{t(`styleguide.${scheme}`)}</p>
      <TokenSpecimens />
      <Part title="styleguide.buttons">
        <div className={styles.row}>
          <Button>{t("styleguide.button_main")}</Button>
          <Button look="quiet">{t("styleguide.button_quiet")}</Button>
          <Button look="danger">{t("styleguide.button_danger")}</Button>
          <Button disabled>{t("styleguide.button_off")}</Button>
          <Button busy busyText={t("styleguide.button_busy")} />
          <ButtonLink to="/styleguide" look="quiet">
            {t("styleguide.title")}
          </ButtonLink>
        </div>
      </Part>
      <Part title="styleguide.badges">
        <p className={styles.row}>
          {(["now", "good", "info", "quiet"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {t(`styleguide.badge_${tone}`)}
            </Badge>
          ))}
        </p>
      </Part>
      <Part title="styleguide.fields">
        <TextField label={t("styleguide.field_name")} hint={t("styleguide.field_hint")} required />
        <TextField label={t("styleguide.field_name")} error={t("styleguide.field_error")} />
        <PasswordField label={t("styleguide.field_name")} autoComplete="off" />
        <SelectField label={t("styleguide.field_choice")}>
          <option>{t("styleguide.choice_train")}</option>
        </SelectField>
        <TextArea label={t("styleguide.field_words")} rows={2} />
        <Choices
          kind="checkbox"
          // No two groups of a page may bear one name.
          label={`${t("styleguide.field_choice")} (${t(`styleguide.${scheme}`)})`}
          input={{ name: `way-${scheme}-${language}`, defaultChecked: true }}
          choices={[
            { value: "train", label: t("styleguide.choice_train") },
            { value: "bicycle", label: t("styleguide.choice_bicycle") },
          ]}
        />
      </Part>
      <Part title="styleguide.messages">
        {(["error", "note", "success"] as const).map((kind) => (
          <Bar key={kind} kind={kind}>
            {t(`styleguide.message_${kind}`)}
          </Bar>
        ))}
      </Part>
      <Part title="styleguide.facts">
        <dl className={styles.facts}>
          {(["when", "where", "fee", "spoken", "seats"] as const).map((icon) => (
            <Fact key={icon} icon={icon} label={t(`event.${icon}`)}>
              {t("styleguide.card_place")}
            </Fact>
          ))}
          <Fact label={t("event.kind")}>{t("styleguide.card_title")}</Fact>
        </dl>
      </Part>
      <Part title="styleguide.cards">
        <CardSpecimens now={now} />
      </Part>
      <Part title="styleguide.covers">
        <CoverSpecimens />
      </Part>
      <Part title="styleguide.scan_outcomes">
        <OutcomeSpecimens />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: TextKey; children: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.part}>
      <h2>{t(title)}</h2>
      {children}
    </div>
  );
}
