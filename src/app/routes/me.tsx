import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { accountCalls } from "../../features/accounts/contract.ts";
import { useOwnUser } from "../../features/accounts/door.ts";
import type { applicationCalls } from "../../features/applications/contract.ts";
import { cardData, EventCard } from "../../features/events/door.ts";
import type { organizationCalls } from "../../features/organizations/contract.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { storedSession } from "../../platform/browser/stored-session.ts";
import type { CallAnswer } from "../../shared/call.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useFlash } from "../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { PageHead } from "../seo/page-head.tsx";
import styles from "./organization.module.css";

const applications = apiOf<typeof applicationCalls>();
const organizations = apiOf<typeof organizationCalls>();
const accounts = apiOf<typeof accountCalls>();

interface Own {
  applications: CallAnswer<(typeof applicationCalls)["GET /users/own/applications"]>;
  follows: CallAnswer<(typeof organizationCalls)["GET /users/own/follows"]>;
  preferences: CallAnswer<(typeof accountCalls)["GET /users/own/mail_preferences"]>;
}

async function fetchOwn(): Promise<Own> {
  const [applied, followed, preferences] = await Promise.all([
    applications("GET /users/own/applications"),
    organizations("GET /users/own/follows"),
    accounts("GET /users/own/mail_preferences", { query: {} }),
  ]);
  return { applications: applied.data, follows: followed.data, preferences: preferences.data };
}

/** A person's applications, the organizations they follow, and which mails they want. */
export default function MyPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useOwnUser();
  const [own, setOwn] = useState<Own | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!storedSession()) return void navigate("/login?redirect_to=/me", { replace: true });
    fetchOwn().then(setOwn, () => setFailed(true));
  }, [navigate]);
  return (
    <div className={styles.page}>
      <PageHead title={t("shell.my_page")} isHidden />
      <h1>{t("shell.my_page")}</h1>
      {user && (
        <p>
          {user.first_name} {user.last_name} · {user.email}
        </p>
      )}
      {hasFailed && <Bar>{t("apply.unreachable")}</Bar>}
      {own && <OwnLists own={own} />}
    </div>
  );
}

function OwnLists({ own }: { own: Own }) {
  const t = useTexts();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const isComing = ({ event }: Own["applications"][number]) => Date.parse(event.start_at) >= now;
  const active = own.applications.filter(({ is_cancelled }) => !is_cancelled);
  const groups = [
    ["me.coming", active.filter(isComing).reverse()],
    ["me.past", active.filter((one) => !isComing(one))],
    ["me.cancelled", own.applications.filter(({ is_cancelled }) => is_cancelled)],
  ] as const;
  return (
    <>
      {groups.map(
        ([heading, rows]) =>
          (rows.length > 0 || heading === "me.coming") && (
            <section key={heading} className={styles.events} aria-label={t(heading)}>
              <h2>{t(heading)}</h2>
              {rows.length === 0 && (
                <p className={styles.none}>
                  {t("me.none_coming")}
                  <ButtonLink to="/" look="quiet">
                    {t("home.see_all")}
                  </ButtonLink>
                </p>
              )}
              <ul className={styles.list}>
                {rows.map(({ event }) => (
                  <li key={event.id}>
                    <EventCard event={cardData(event, language)} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <section className={styles.events} aria-label={t("me.follows")}>
        <h2>{t("me.follows")}</h2>
        {own.follows.length === 0 && <p>{t("me.no_follows")}</p>}
        <ul>
          {own.follows.map(({ id, organization_name }) => (
            <li key={id}>
              <Link to={`/organizations/${id}`}>{organization_name}</Link>
            </li>
          ))}
        </ul>
      </section>
      <Preferences first={own.preferences} />
    </>
  );
}

const kinds = ["newsletter", "announcements", "organizer_digest"] as const;

/** Each choice is kept as it is made. */
function Preferences({ first }: { first: Own["preferences"] }) {
  const t = useTexts();
  const flash = useFlash();
  const [wishes, setWishes] = useState(first);
  const choose = async (kind: (typeof kinds)[number], isWanted: boolean) => {
    const before = wishes;
    setWishes({ ...wishes, [kind]: isWanted });
    try {
      await accounts("PUT /users/own/mail_preferences", { query: {}, body: { [kind]: isWanted } });
      flash(t("me.saved"), "success", 1500);
    } catch {
      setWishes(before);
      flash(t("apply.unreachable"), "error");
    }
  };
  return (
    <section className={styles.events} aria-label={t("me.mails")}>
      <h2>{t("me.mails")}</h2>
      {kinds.map((kind) => (
        <label key={kind} className={styles.choice}>
          <input
            type="checkbox"
            checked={wishes[kind]}
            onChange={(event) => void choose(kind, event.currentTarget.checked)}
          />{" "}
          {t(`me.mail.${kind}`)}
        </label>
      ))}
    </section>
  );
}
