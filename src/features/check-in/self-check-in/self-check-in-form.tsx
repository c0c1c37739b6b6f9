import { type FormEvent, useRef, useState } from "react";
import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { displayTime } from "../../../shared/time/tokyo-time.ts";
import { Button } from "../../../ui/base/button.tsx";
import { TextField } from "../../../ui/forms/fields/field.tsx";
import { type Texts, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { attendanceContracts } from "../attendance-code/attendance.contract.ts";
import { isWholeCode, readAttendanceCode } from "../attendance-code/read-attendance-code.ts";
import styles from "./self-check-in.module.css";

const api = apiClient<typeof attendanceContracts>();

/** A field for the six digits that are shown where the event takes place. */
export function SelfCheckInForm({ eventId, onDone }: { eventId: number; onDone(since: Date): void }) {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const refuse = (message: string) => {
    setError(message);
    form.current?.querySelector("input")?.focus();
  };
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const code = readAttendanceCode(typed);
    if (!isWholeCode(code)) return refuse(t("self_check_in.not_six"));
    setBusy(true);
    setError("");
    try {
      const { data } = await api("POST /events/{id}/attendance", { params: { id: eventId }, body: { code } });
      onDone(new Date(data.checked_in_at));
    } catch (failure) {
      setBusy(false);
      refuse(whyNot(failure, t, language));
    }
  };
  return (
    <form method="post" ref={form} onSubmit={send} noValidate className={styles.form}>
      <TextField
        label={t("self_check_in.digits")}
        hint={t("self_check_in.hint")}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError("");
        }}
      />
      <Button type="submit" busy={isBusy} busyText={t("apply.working")}>
        {t("self_check_in.send")}
      </Button>
    </form>
  );
}

function whyNot(failure: unknown, t: Texts, language: Language): string {
  if (!(failure instanceof ApiError)) return t("self_check_in.unreachable");
  if (failure.status === 429) {
    const time = displayTime(new Date(Date.now() + (failure.retryAfter ?? 0) * 1000 + 60_000), language);
    return t("self_check_in.too_many", { time });
  }
  if (failure.errors.code) return t("self_check_in.wrong");
  return failureMessage(failure, t("self_check_in.unreachable"));
}
