import { Alert, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { readTime } from "../../../../shared/time/read-time.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import { DialogButtons } from "../../../../ui/feedback/dialog-buttons.tsx";
import { DateTimeField } from "../../../../ui/forms/fields/date-time-field.tsx";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import { copiesAtOnce } from "../dates/copies-at-once.ts";
import { proposedStart } from "../dates/proposed-start.ts";
import { type Repetition, seriesDates } from "../dates/series-dates.ts";
import { duplicateOnce, heldStartsQuery } from "./duplicate-once.ts";
import { RepetitionFields } from "./repetition-fields.tsx";
import { SeriesDateList } from "./series-date-list.tsx";

interface DuplicateFormProps {
  event: Event;
  onMade(copies: readonly Event[]): void;
  onBusy(isBusy: boolean): void;
  onBack(): void;
}

type Problem = "start_past" | "start_needed" | "no_dates" | "too_many_dates";

const once: Repetition = { everyWeeks: 0, end: "times", times: "8", lastDay: "", leavesOutHolidays: false };

/** Asks for the start of a copy and how it repeats, with every date of a series, and makes what is left of them. */
export function DuplicateForm({ event, onMade, onBusy, onBack }: DuplicateFormProps) {
  const t = useTexts();
  const field = useRef<{ focus(): void }>(null);
  const [start, setStart] = useState(() => proposedStart(event.start_at, new Date()));
  const [repetition, setRepetition] = useState(once);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useSaid<string>();
  const [isBusy, setBusy] = useState(false);
  const [make] = useState(() => duplicateOnce(event));
  const moment = readTime(start);
  const isSeries = repetition.everyWeeks > 0;
  // Until it is known on which dates the event is held already, they would be made once more.
  const {
    data: heldStarts = [],
    isLoading,
    refetch,
  } = useQuery({ ...heldStartsQuery(event), enabled: isSeries });
  const held = new Set(heldStarts);
  const first = moment ? toEditTime(moment) : start;
  const dates = isSeries && moment ? seriesDates(first, repetition, { turned, held }) : [];
  const starts = isSeries ? dates.flatMap((date) => (date.isTaken ? date.start : [])) : [first];
  const clear = () => {
    setProblem(null);
    setFailure(null);
  };
  /** An event that others have made since stands beside its date, and is made once more by choice alone. */
  const showMadeMeanwhile = async () => {
    const { data = heldStarts } = await refetch();
    const fresh = data.filter((date) => !held.has(date));
    setTurned((before) => new Set([...before].filter((date) => !fresh.includes(date))));
  };
  const problemNow = (): Problem | null => {
    if (!moment) return "start_needed";
    if (first <= toEditTime(new Date())) return "start_past";
    if (starts.length === 0) return "no_dates";
    return starts.length > copiesAtOnce ? "too_many_dates" : null;
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    // A page that is slow to draw the button as busy still sends the form once.
    if (isBusy || isLoading) return;
    clear();
    const found = problemNow();
    setProblem(found);
    if (found) return isAboutStart(found) && field.current?.focus();
    setBusy(true);
    onBusy(true);
    try {
      const copies = await make({ starts, held: isSeries ? heldStarts : starts });
      onBusy(false);
      onMade(copies);
    } catch (error) {
      setFailure(failureMessage(error, t("admin.unreachable")));
      if (error instanceof ApiError && error.status === 422) await showMadeMeanwhile();
      setBusy(false);
      onBusy(false);
    }
  };
  const words =
    problem &&
    (problem === "too_many_dates"
      ? t(`duplicate.${problem}`, { max: copiesAtOnce })
      : t(`duplicate.${problem}`));
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack>
        <Text>{t("duplicate.what")}</Text>
        <DateTimeField
          ref={field}
          label={t("event_form.start_at")}
          description={t("event_mail.japan_time")}
          withAsterisk
          value={start}
          onChange={(value) => {
            clear();
            setTurned(new Set());
            setStart(value);
          }}
          error={problem && isAboutStart(problem) ? (words ?? undefined) : undefined}
        />
        <RepetitionFields
          repetition={repetition}
          onChange={(changed) => {
            clear();
            // The dates that stood there stay, until another day is chosen.
            const lastDay = changed.lastDay || (dates.at(-1)?.start.slice(0, 10) ?? "");
            setRepetition(changed.end === repetition.end ? changed : { ...changed, lastDay });
          }}
        />
        {isSeries && (
          <SeriesDateList
            dates={dates}
            onTurn={(date) => {
              clear();
              setTurned((before) => turnedOver(before, date));
            }}
          />
        )}
        {words && problem && !isAboutStart(problem) && (
          <Alert color="red" role="alert">
            {words}
          </Alert>
        )}
        <DialogButtons
          submitLabel={isSeries ? t("duplicate.make_series", { count: starts.length }) : t("duplicate.make")}
          failure={failure}
          isBusy={isBusy}
          isLoading={isLoading}
          onBack={onBack}
        />
      </Stack>
    </form>
  );
}

function turnedOver(turned: ReadonlySet<string>, date: string): ReadonlySet<string> {
  const now = new Set(turned);
  if (!now.delete(date)) now.add(date);
  return now;
}

const isAboutStart = (problem: Problem) => problem.startsWith("start");
