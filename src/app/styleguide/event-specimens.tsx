import { type CardData, CardItem, coverAddress } from "../../features/events/events.public.ts";
import { writtenLanguages } from "../../shared/languages/languages.ts";
import { languageNameIn } from "../../shared/languages/name-of-language.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import styles from "./styleguide.module.css";

const forStudents = {
  graduation_years: [],
  university_ids: [],
  department_category_ids: [],
  occupation_ids: [1],
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The card in its states; nothing can be pressed, since there are no such events. */
export function CardSpecimens({ now }: { now: number }) {
  const t = useTexts();
  const language = useLanguage();
  const startAt = new Date(now + 9 * day);
  const card = (id: number, state: Partial<CardData>): CardData => ({
    id,
    title: t("styleguide.card_title"),
    startAt: toWireTime(startAt),
    endAt: toWireTime(new Date(startAt.getTime() + 2 * hour)),
    organization: t("styleguide.card_organization"),
    place: t("styleguide.card_place"),
    prefecture: t("styleguide.card_prefecture"),
    picture: { src: coverAddress({ id, event_purpose_id: 3 }) },
    spokenLanguages: writtenLanguages.map((one) => languageNameIn(one, language)).slice(0, 1),
    isOwnSpoken: true,
    ...state,
  });
  const states: Partial<CardData>[] = [
    { fee: 0, facts: { placesLeft: 3, applyDueAt: toWireTime(new Date(now + day)) } },
    { fee: 1500, isOnline: true, isOwnSpoken: undefined, recognition: t("styleguide.card_recognition") },
    { facts: { placesLeft: 0 } },
    { waitingCount: 4, facts: { placesLeft: 0, hasWaitingList: true } },
    { lotteryAt: toWireTime(new Date(now + 2 * day)), facts: { selection: "lottery" } },
    {
      priority_access: { ...forStudents, until: toWireTime(new Date(now + day)) },
      facts: { selection: "approval" },
    },
    { facts: { applyDueAt: toWireTime(new Date(now - day)) } },
    { facts: { isCancelled: true } },
  ];
  return (
    <ul className={styles.cards} inert>
      {states.map((state, place) => (
        <CardItem key={JSON.stringify(state)} card={card(place + 1, state)} now={now} />
      ))}
    </ul>
  );
}

const purposes = Array.from({ length: 24 }, (_, place) => place + 1);

/** One of the covers of each purpose. */
export function CoverSpecimens() {
  return (
    <div className={styles.covers}>
      {purposes.map((id) => (
        <img
          key={id}
          src={coverAddress({ id: id * 3, event_purpose_id: id })}
          alt=""
          width={160}
          height={90}
          loading="lazy"
        />
      ))}
    </div>
  );
}
