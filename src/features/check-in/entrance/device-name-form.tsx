import { type FormEvent, useId } from "react";
import { maxDeviceNameLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Button } from "../../../ui/base/button.tsx";
import { TextField } from "../../../ui/forms/fields/field.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./check-in-screen.module.css";

interface DeviceNameFormProps {
  proposed: string;
  onNamed(name: string): void;
}

/** Asks once what the device is called: other devices say where somebody was checked in. */
export function DeviceNameForm({ proposed, onNamed }: DeviceNameFormProps) {
  const t = useTexts();
  const heading = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    onNamed(name || proposed);
  };
  return (
    <form method="post" className={styles.card} aria-labelledby={heading} onSubmit={send}>
      <h2 id={heading}>{t("entrance.device_title")}</h2>
      <p>{t("entrance.device_lead")}</p>
      <TextField
        name="name"
        label={t("entrance.device_name")}
        defaultValue={proposed}
        maxLength={maxDeviceNameLength}
      />
      <Button type="submit" wide>
        {t("entrance.begin")}
      </Button>
    </form>
  );
}
