import { useRef, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Button, ButtonLink } from "../../../../ui/base/button.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "../../applying/ui/apply-form.module.css";
import { MeetingAddress } from "../../my-application/meeting-address.tsx";
import type { applicationLinkContracts, LinkedApplication } from "../application-links.contract.ts";
import { type LinkWord, linkActions, linkWord } from "../link-actions.ts";
import { type LinkedSituation, linkedSituation } from "../linked-situation.ts";

const api = apiClient<typeof applicationLinkContracts>();

interface LinkedApplicationPanelProps {
  first: LinkedApplication;
  /** Of the mail's link. */
  token: string;
  /** The action of the link that was followed; its button stands first. */
  wanted?: string | null;
  /** In milliseconds, when the page was made. */
  now: number;
}

/** An application as the link of a mail shows it to who is not signed in: how it stands, and what can be done about it. */
export function LinkedApplicationPanel({
  first,
  token,
  wanted = null,
  now: madeAt,
}: LinkedApplicationPanelProps) {
  const t = useTexts();
  const [{ linked, now }, setSeen] = useState({ linked: first, now: madeAt });
  const [done, setDone] = useState<LinkWord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const situation = linkedSituation(linked, new Date(now));
  const { application } = linked;
  const words = linkActions(application, wanted).map((action) => linkWord(action, application.state));
  const see = (data: LinkedApplication) => setSeen({ linked: data, now: Date.now() });
  const act = async (word: LinkWord) => {
    setProblem(null);
    setDone(null);
    const call =
      word === "accept" ? "PUT /applications/by_link/accept_offer" : "PUT /applications/by_link/cancell";
    try {
      see((await api(call, { body: { token } })).data);
      setDone(word);
    } catch (error) {
      setProblem(failureMessage(error, t("my_application.unreachable")));
      // Refused because of what happened meanwhile, in another tab or by the clock.
      if (error instanceof ApiError)
        await api("POST /applications/by_link", { body: { token } }).then(
          ({ data }) => see(data),
          () => {},
        );
    }
  };
  return (
    <section className={styles.form}>
      {problem && <Bar>{problem}</Bar>}
      {done && <Bar kind="success">{t(`my_application.done.${done}`)}</Bar>}
      <StatusSentence linked={linked} situation={situation} />
      {linked.meeting_url && (
        <MeetingAddress
          url={linked.meeting_url}
          label={t("my_application.meeting")}
          note={t("my_application.meeting_private")}
        />
      )}
      {linked.ticket && (
        <div className={styles.ways}>
          <ButtonLink to={`/events/${linked.event.id}/ticket#${linked.ticket.code}`}>
            {t("my_application.ticket")}
          </ButtonLink>
        </div>
      )}
      {words.length > 0 && (
        <div className={styles.ways}>
          {words.map((word) =>
            word === "accept" ? (
              <AcceptButton key={word} onAccept={() => act(word)} />
            ) : (
              <CancellingButton key={word} word={word} onConfirm={() => act(word)} />
            ),
          )}
        </div>
      )}
      <p>
        <Link to={`/events/${linked.event.id}`}>{t("apply.to_event")}</Link>
      </p>
    </section>
  );
}

function StatusSentence({ linked, situation }: { linked: LinkedApplication; situation: LinkedSituation }) {
  const t = useTexts();
  const language = useLanguage();
  const { position, offer_expires_at: offerEnd } = linked.application;
  const moment = situation === "entered" ? linked.event.lottery_at : offerEnd;
  const time = moment ? displayDayTime(new Date(moment), language) : "";
  return (
    <p role="status">
      {t(`my_application.${situation}`, { time, position: position ?? 0, before: (position ?? 1) - 1 })}
    </p>
  );
}

function AcceptButton({ onAccept }: { onAccept(): Promise<void> }) {
  const t = useTexts();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onAccept();
    setBusy(false);
  };
  return (
    <Button onClick={press} busy={isBusy} busyText={t("apply.working")}>
      {t("my_application.accept")}
    </Button>
  );
}

interface CancellingButtonProps {
  word: Exclude<LinkWord, "accept">;
  onConfirm(): Promise<void>;
}

function CancellingButton({ word, onConfirm }: CancellingButtonProps) {
  const t = useTexts();
  const question = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button look="danger" onClick={() => question.current?.showModal()}>
        {t(`my_application.${word}`)}
      </Button>
      <ConfirmDialog
        dialog={question}
        question={t(`my_application.question.${word}`)}
        confirm={t(`my_application.${word}`)}
        look="danger"
        onConfirm={onConfirm}
      />
    </>
  );
}
