import { useRef } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { formatList } from "../../../../shared/languages/format-list.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { Button, ButtonLink } from "../../../../ui/base/button.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { flashTimes, useFlash } from "../../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { CancelApplication } from "../../my-application/cancel-application.tsx";
import { useApplicationActions } from "../../my-application/use-application-actions.ts";
import type { myDataContracts, OwnEventData } from "../my-data.contract.ts";
import styles from "./my-data.module.css";

const api = apiClient<typeof myDataContracts>();

/** Each gives the application up, by whatever name. */
const withdrawals: readonly OwnEventData["actions"][number][] = ["cancel", "leave_queue", "pass_offer"];

interface EventDataProps {
  row: OwnEventData;
  /** Reads again what is stored. */
  onChanged(): unknown;
}

/** The data that the hosts of one event have of the reader, and ways to change or delete it. */
export function EventData({ row, onChanged }: EventDataProps) {
  const t = useTexts();
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const { giveUp } = useApplicationActions(row.event.id, onChanged);
  const { event, readers, actions } = row;
  return (
    <div className={styles.event}>
      <h3 ref={title} tabIndex={-1}>
        <Link to={`/events/${event.id}`}>{event.title}</Link>
      </h3>
      <p className={styles.quiet}>
        {displayDate(new Date(event.start_at), language)} · {t(`my_data.state.${row.state}`)}
      </p>
      <Answers row={row} />
      <p>
        {t("my_data.readers", {
          hosts: formatList(
            readers.map(({ organization_name }) => organization_name),
            language,
          ),
        })}
      </p>
      <div className={styles.actions}>
        {actions.includes("change_answers") && (
          <ButtonLink to={`/events/${event.id}/apply`} look="quiet">
            {t("my_data.change")}
          </ButtonLink>
        )}
        {actions.some((action) => withdrawals.includes(action)) && (
          <CancelApplication state={row.state} onConfirm={() => giveUp(row)} focusAfter={title} />
        )}
        {row.has_answers && <DeleteAnswers row={row} onDeleted={onChanged} focusAfter={title} />}
      </div>
    </div>
  );
}

function Answers({ row }: { row: OwnEventData }) {
  const t = useTexts();
  const language = useLanguage();
  const dateOf = (time: string) => displayDate(new Date(time), language);
  if (row.answers_deleted_at) return <p>{t("my_data.deleted", { date: dateOf(row.answers_deleted_at) })}</p>;
  if (new Date(row.kept_until) <= new Date())
    return <p>{t("my_data.over", { date: dateOf(row.kept_until) })}</p>;
  return (
    <>
      {row.questions.length > 0 ? (
        <dl className={styles.answers}>
          {row.questions.map(({ question_id, title }) => (
            <div key={question_id}>
              <dt>{title}</dt>
              <dd>{row.answers[`q_${question_id}`]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t("my_data.no_answers")}</p>
      )}
      {row.answers_before_count > 0 && <p>{t("my_data.former", { count: row.answers_before_count })}</p>}
      <p>{t("my_data.until", { date: dateOf(row.kept_until) })}</p>
    </>
  );
}

interface DeleteAnswersProps {
  row: OwnEventData;
  onDeleted(): unknown;
  focusAfter: React.RefObject<HTMLElement | null>;
}

function DeleteAnswers({ row, onDeleted, focusAfter }: DeleteAnswersProps) {
  const t = useTexts();
  const flash = useFlash();
  const question = useRef<HTMLDialogElement>(null);
  const erase = async () => {
    try {
      await api("DELETE /events/{id}/applications/own/answers", { params: { id: row.event.id } });
      flash(t("my_data.deleted_now"), "success", flashTimes.notice);
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
    await onDeleted();
  };
  return (
    <>
      <Button look="danger" onClick={() => question.current?.showModal()}>
        {t("my_data.delete")}
        <span className="visually-hidden">: {row.event.title}</span>
      </Button>
      <ConfirmDialog
        dialog={question}
        question={t("my_data.ask_delete", { title: row.event.title })}
        confirm={t("my_data.delete")}
        look="danger"
        onConfirm={erase}
        focusAfter={focusAfter}
      />
    </>
  );
}
