import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { rubyInside } from "../../../../ui/ruby/jsx-runtime.ts";
import { type TextKey, useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  type ApplyState,
  applicationsOpenAt,
  factsOfEvent,
  type PageEvent,
} from "../../../events/events.public.ts";
import styles from "./apply-panel.module.css";

/** Why an event cannot be applied to here, in a sentence. */
export function WhyNotOpen({ event, state }: { event: PageEvent; state: ApplyState }) {
  const t = useTexts();
  const language = useLanguage();
  const opens = applicationsOpenAt(factsOfEvent(event));
  if (state !== "not_yet_open" || !opens) return rubyInside(t(`apply.why.${state}` as TextKey));
  return rubyInside(t("apply.opens_at", { time: displayDayTime(opens, language) }));
}

/** The provider's own page, which takes the applications. */
export function DetailPageLink({ address }: { address: string }) {
  const t = useTexts();
  return (
    <a className={styles.elsewhere} href={address} target="_blank" rel="noopener noreferrer">
      {t("apply.detail_page")}
    </a>
  );
}
