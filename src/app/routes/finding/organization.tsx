import { data, useRevalidator } from "react-router";
import { CardItem, type EventSpan } from "../../../features/events/events.public.ts";
import {
  hostedEventsForVisitors,
  readCards,
  universitiesWithTargetedEvents,
} from "../../../features/events/events.server.ts";
import {
  DisclosureFacts,
  FollowButton,
  namedIn,
  OrganizationIcon,
  OrganizationSummaryText,
  SocialLinks,
} from "../../../features/organizations/organizations.public.ts";
import {
  presentOrganizationSummary,
  readOrganizationSummaries,
  showOrganizationToVisitors,
} from "../../../features/organizations/organizations.server.ts";
import { readerNameIn } from "../../../features/reference-data/reference-data.server.ts";
import { ReportButton } from "../../../features/reports/reports.public.ts";
import { formatList } from "../../../shared/languages/format-list.ts";
import { asReader, foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { summary as summaryOf } from "../../../shared/light-markdown/plain-text.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { LightMarkdown } from "../../../ui/light-markdown/light-markdown.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { cardsOfSpan } from "../../event-lists/cards-of-span.ts";
import { renderCards } from "../../event-lists/render-cards.server.tsx";
import { useCardsForCurrentUser } from "../../event-lists/use-cards-for-current-user.ts";
import { Subscribe } from "../../feeds/subscribe.tsx";
import { allTexts } from "../../language/all-texts.server.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/organization";
import styles from "./organization.module.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform, language } = page;
  const organization = await showOrganizationToVisitors(platform, page, params.organizationId);
  if (!organization) throw data(null, 404);
  const now = platform.clock.now();
  const texts = organization.language_organizations;
  const text = namedIn(texts, page) ?? texts[0];
  const [[summary], hosted, targetedUniversityIds] = await Promise.all([
    readOrganizationSummaries(platform.db, [organization.id]),
    hostedEventsForVisitors(platform.db, organization.id),
    universitiesWithTargetedEvents(platform.db, now),
  ]);
  if (!summary) throw data(null, 404);
  const cards = await readCards(
    platform,
    page,
    hosted.map(({ id }) => id),
  );
  const isRecognised = organization.recognitions.length > 0;
  const cardsOf = (span: EventSpan) => renderCards(page, cardsOfSpan(cards, span, now), { list: span, now });
  return {
    organization,
    head: presentOrganizationSummary(summary, {
      ...asReader(page),
      settings: platform.settings,
      clock: platform.clock,
    }),
    recognitionNote: isRecognised
      ? allTexts(language)._("recognition.about", {
          university: formatList(
            organization.recognitions.map(({ university }) => readerNameIn(university, language)),
            language,
          ),
        })
      : allTexts(language)._("recognition.none"),
    isRecognised,
    text,
    description: summaryOf(text?.discription ?? ""),
    now: now.getTime(),
    upcoming: cardsOf("upcoming"),
    past: cardsOf("past"),
    targetedUniversityIds,
  };
}

export default function OrganizationPage({ loaderData }: Route.ComponentProps) {
  const { organization, head, recognitionNote, isRecognised, text, description, now, targetedUniversityIds } =
    loaderData;
  const { revalidate } = useRevalidator();
  const own = useCardsForCurrentUser(organization.id, targetedUniversityIds);
  const t = useTexts();
  const language = useLanguage();
  const prefectures = organization.prefectures.map(({ name }) => name);
  return (
    <div className={styles.page}>
      <PageHead
        title={organization.organization_name}
        description={description || t("home.lead")}
        image={
          organization.header_url
            ? { url: organization.header_url, alt: organization.organization_name }
            : undefined
        }
      />
      {organization.header_url && <img src={organization.header_url} alt="" className={styles.picture} />}
      <header className={styles.head}>
        <OrganizationIcon organization={head} size="large" />
        <div className={styles.who}>
          <h1 lang={head.lang} translate="no">
            {head.name}
          </h1>
          <OrganizationSummaryText
            organization={head}
            recognitionNote={isRecognised ? recognitionNote : undefined}
          />
          {prefectures.length > 0 && <p className={styles.places}>{formatList(prefectures, language)}</p>}
        </div>
        <FollowButton organizationId={organization.id} name={head.name} onChanged={revalidate} />
      </header>
      {!isRecognised && <p className={styles.recognition}>{recognitionNote}</p>}
      <NeedsScripts />
      {text?.discription && (
        <div className={styles.description} lang={foreignTag(text.language_id, language)}>
          <LightMarkdown text={text.discription} />
        </div>
      )}
      <SocialLinks organization={organization} />
      <DisclosureFacts disclosure={organization.disclosure} />
      <Subscribe filters={{}} organizationId={organization.id} />
      {(["upcoming", "past"] as const).map((span) => {
        const events = own ? cardsOfSpan(own, span, new Date(now)) : loaderData[span];
        if (span === "past" && events.length === 0) return null;
        return (
          <section key={span} aria-labelledby={span} className={styles.events}>
            <h2 id={span}>{t(span === "past" ? "home.past" : "home.upcoming")}</h2>
            {events.length === 0 && (
              <p className={styles.none}>
                {t("organization.no_events")}{" "}
                <ButtonLink to="/" look="quiet">
                  {t("home.see_all")}
                </ButtonLink>
              </p>
            )}
            <ul className={styles.list}>
              {events.map((card) => (
                <CardItem key={card.id} card={card} now={now} />
              ))}
            </ul>
          </section>
        );
      })}
      <ReportButton subject="organization" subjectId={organization.id} />
    </div>
  );
}
