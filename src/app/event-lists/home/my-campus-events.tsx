import type { eventReadContracts } from "../../../features/events/events.contract.ts";
import { type CardData, cardData, pictureProps } from "../../../features/events/events.public.ts";
import type {
  referenceDataContracts,
  University,
} from "../../../features/reference-data/reference-data.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { useAnswer } from "../../../platform/browser/use-answer.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { addDays, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { type TextKey, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { CurrentUniversity } from "../../shell/header/current-university.ts";
import styles from "./my-campus.module.css";

const api = apiClient<typeof eventReadContracts & typeof referenceDataContracts>();

const shownAtMost = 6;
const daysAhead = 6;

interface CampusEvents {
  university: University;
  events: CardData[];
  /** What these are: of this week, of later, or of the universities around. */
  title: TextKey;
}

/** The university's events of the next seven days; where it has none, its next ones, or those near it. */
export default function MyCampusEvents({
  university,
  now,
}: {
  university: CurrentUniversity | null;
  now: number;
}) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const name = university?.snake_name ?? null;
  const found = useAnswer(name && `${name} ${language} ${now}`, async (): Promise<CampusEvents> => {
    const [{ data }, own] = await Promise.all([
      api("GET /masters/universities/{name_en}", { params: { name_en: name ?? "" }, isDrawn: true }),
      fetchOwn(name ?? "", new Date(now)),
    ]);
    return {
      university: data,
      title: own.title,
      events: own.events.map((event) => cardData(event, reader)),
    };
  });
  return (
    <>
      <div className={styles.heading}>
        <h2 id="campus">
          {found ? t(found.title, { name: nameIn(found.university, language) }) : t("home.own_campus")}
        </h2>
        {name && <Link to={`/u/${encodeURIComponent(name)}`}>{t("home.own_campus_all")}</Link>}
      </div>
      <ul className={styles.row} aria-busy={name !== null && found === null}>
        {found?.events.map((event) => (
          <li key={event.id}>
            <CompactEvent event={event} />
          </li>
        ))}
        {(name === null || found?.events.length === 0) && (
          <li className={styles.note}>
            {t(name === null ? "home.own_campus_choose" : "home.own_campus_none")}
          </li>
        )}
        {name !== null && found === null && <li className={styles.waiting} />}
      </ul>
    </>
  );
}

async function fetchOwn(name: string, now: Date) {
  const today = tokyoDate(now);
  const asked = { params: { name }, isDrawn: true };
  const week = { from: today, to: addDays(today, daysAhead), limit: shownAtMost };
  const thisWeek = await api("GET /events/university_all_events/{name}", { ...asked, query: week });
  if (thisWeek.data.length > 0) return { events: thisWeek.data, title: "home.own_campus_week" as const };
  const query = { limit: shownAtMost };
  const [later, near] = await Promise.all([
    api("GET /events/university_all_events/{name}", { ...asked, query }),
    api("GET /events/university_near_events/{name}", { ...asked, query }),
  ]);
  return later.data.length > 0
    ? { events: later.data, title: "home.own_campus_later" as const }
    : { events: near.data, title: "home.own_campus_near" as const };
}

/** Of one height, however long its title is. */
function CompactEvent({ event }: { event: CardData }) {
  const language = useLanguage();
  const start = new Date(event.startAt);
  return (
    <article className={styles.event}>
      <img {...pictureProps(event.picture, "6rem")} alt="" width={96} height={96} loading="lazy" />
      <div>
        <h3 lang={event.lang}>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </h3>
        <p>
          {displayDayTime(start, language)} · {event.place}
        </p>
      </div>
    </article>
  );
}
