import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "../../../ui/base/button.tsx";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { timesOf } from "../../events/events.public.ts";
import { takesInquiries } from "../asking/takes-inquiries.ts";
import type { ShownInquiry } from "../publishing/shown-inquiry.ts";
import styles from "./event-questions.module.css";

const AskForm = lazyClientOnly(() => import("./ask-form.tsx"));

interface EventQuestionsProps {
  event: Pick<Event, "id" | "start_at" | "end_at">;
  published: readonly ShownInquiry[];
  /** The moment of which the page tells. */
  now: Date;
}

/** Published questions to the organizers, and a way to ask one; the form is fetched when somebody wants it, also by a link to the section. */
export function EventQuestions({ event, published, now }: EventQuestionsProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "#questions") setAsking(true);
  }, [hash]);
  const isOpen = takesInquiries(timesOf(event), now);
  if (!isOpen && published.length === 0) return null;

  return (
    <section aria-labelledby="questions" className={styles.questions}>
      <h2 id="questions">{t("event.questions")}</h2>
      {published.length > 0 && (
        <dl className={styles.list}>
          {published.map(({ id, question, answer, lang }) => (
            <div key={id} lang={lang}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen && !isAsking && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t("event.ask")}
        </Button>
      )}
      {isOpen && isAsking && (
        <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
          <AskForm eventId={event.id} />
        </Suspense>
      )}
    </section>
  );
}
