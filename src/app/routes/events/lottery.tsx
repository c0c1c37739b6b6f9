import { data } from "react-router";
import { LotteryCheck, LotteryEntries, MyLot } from "../../../features/applications/applications.public.ts";
import { showLottery } from "../../../features/applications/applications.server.ts";
import { readableTexts, textIn } from "../../../features/events/events.public.ts";
import { showEventToVisitors } from "../../../features/events/events.server.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/lottery";
import styles from "./lottery.module.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform } = page;
  const event = await showEventToVisitors(platform, page, params.eventId);
  if (event === "removed") throw data(null, 410);
  const lottery = event && (await showLottery(platform.db, event.id, platform.clock.now()));
  if (!lottery) throw data(null, 404);
  const { seed, order, withdrawn = [], entries_digest: digest = null } = lottery;
  return {
    id: event.id,
    title: textIn(readableTexts(event), page).title,
    lotteryAt: lottery.lottery_at,
    commitment: lottery.commitment,
    hasWaitingList: event.has_waiting_list,
    digest,
    drawn: seed && order ? { seed, order, withdrawn } : null,
  };
}

/** How the places of an event are drawn, and after the draw all that one needs to compute it again. */
export default function LotteryPage({ loaderData }: Route.ComponentProps) {
  const { id, title, lotteryAt, commitment, hasWaitingList, digest, drawn } = loaderData;
  const t = useTexts();
  const language = useLanguage();
  const time = displayDayTime(new Date(lotteryAt), language);
  return (
    <div className={styles.page}>
      <PageHead title={t("lottery.title", { title })} description={t("lottery.description")} />
      <header>
        <h1>{t("lottery.title", { title })}</h1>
        {drawn && <MyLot eventId={id} order={drawn.order} />}
        <p>{t(drawn ? "lottery.was" : "lottery.will_be", { time })}</p>
        {drawn ? (
          <p>{t("lottery.entries", { count: drawn.order.length })}</p>
        ) : (
          <LotteryEntries eventId={id} />
        )}
        <Link to={`/events/${id}`}>{t("lottery.to_event")}</Link>
      </header>
      <details className={styles.proof}>
        <summary>{t(drawn ? "lottery.proof" : "lottery.how")}</summary>
        <ol>
          <li>{t("lottery.how_seed")}</li>
          <li>{t("lottery.how_order")}</li>
          <li>{t(hasWaitingList ? "lottery.how_wait" : "lottery.how_left_out")}</li>
        </ol>
        <dl className={styles.values}>
          <dt>{t("lottery.commitment")}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          <dt>{t("lottery.entries_digest")}</dt>
          <dd>{digest ? <code>{digest}</code> : t("lottery.entries_digest_later")}</dd>
          <dt>{t("lottery.seed")}</dt>
          <dd>{drawn ? <code>{drawn.seed}</code> : t("lottery.seed_later")}</dd>
        </dl>
        {drawn && (
          <>
            <section aria-labelledby="check">
              <h2 id="check">{t("lottery.check")}</h2>
              <p>{t("lottery.check_how")}</p>
              <LotteryCheck commitment={commitment} digest={digest} {...drawn} />
              <p>{t("lottery.by_hand")}</p>
              <pre className={styles.command}>{`printf %s '${drawn.seed}' | sha256sum`}</pre>
            </section>
            <section aria-labelledby="order">
              <h2 id="order">{t("lottery.order")}</h2>
              <p>{t("lottery.order_how")}</p>
              {drawn.withdrawn.length > 0 && (
                <p>{t("lottery.withdrawn", { ids: drawn.withdrawn.join(", ") })}</p>
              )}
              <pre className={styles.order}>
                {drawn.order.map((application, place) => `${place + 1}. ${application}`).join("\n")}
              </pre>
            </section>
          </>
        )}
      </details>
    </div>
  );
}
