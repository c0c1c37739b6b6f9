import { useState } from "react";
import type { accountContracts } from "../../features/accounts/accounts.contract.ts";
import { searchAddress } from "../../features/bookmarks/bookmarks.public.ts";
import type {
  SavedSearch,
  savedSearchContracts,
} from "../../features/bookmarks/saved-searches/saved-searches.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { failureMessage } from "../../platform/browser/failure-message.ts";
import { Button } from "../../ui/base/button.tsx";
import { Link } from "../../ui/base/link.tsx";
import { flashTimes, useFlash } from "../../ui/feedback/flash.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { Loaded } from "./loaded.tsx";
import styles from "./my-page.module.css";

const api = apiClient<typeof savedSearchContracts>();
const accounts = apiClient<typeof accountContracts>();

async function fetchSearches() {
  const [searches, preferences] = await Promise.all([
    api("GET /users/own/searches"),
    accounts("GET /users/own/mail_preferences", { query: {} }),
  ]);
  return { searches: searches.data, wantsNewsletter: preferences.data.newsletter };
}

/** The current user's saved searches: back to their results, whether new matches come by mail, and away with them. */
export function MySearches({ userId }: { userId: number }) {
  const t = useTexts();
  return (
    <section className={styles.section} aria-labelledby="searches">
      <h2 id="searches" tabIndex={-1}>
        {t("me.searches")}
      </h2>
      <Loaded name="searches" userId={userId} load={fetchSearches}>
        {({ searches, wantsNewsletter }) => <Searches first={searches} wantsNewsletter={wantsNewsletter} />}
      </Loaded>
    </section>
  );
}

function Searches({ first, wantsNewsletter }: { first: SavedSearch[]; wantsNewsletter: boolean }) {
  const t = useTexts();
  const flash = useFlash();
  const [searches, setSearches] = useState(first);
  /** Shows the change at once; what was there before comes back where it failed. */
  const change = async (next: SavedSearch[], send: () => Promise<unknown>) => {
    setSearches(next);
    try {
      await send();
    } catch (error) {
      setSearches(searches);
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
  };
  const mail = (search: SavedSearch, is_mailed: boolean) =>
    change(
      searches.map((one) => (one.id === search.id ? { ...one, is_mailed } : one)),
      () => api("POST /users/own/searches", { body: { filters: search.filters, is_mailed } }),
    );
  const remove = ({ id }: SavedSearch) => {
    document.getElementById("searches")?.focus();
    return change(
      searches.filter((one) => one.id !== id),
      () => api("DELETE /users/own/searches/{id}", { params: { id } }),
    );
  };
  if (searches.length === 0) return <p>{t("me.no_searches")}</p>;
  return (
    <>
      {!wantsNewsletter && (
        <p>
          {t("me.searches_without_newsletter")} <Link to="/me/settings">{t("me.tab.settings")}</Link>
        </p>
      )}
      <ul className={styles.searches}>
        {searches.map((search) => (
          <li key={search.id}>
            <Link to={searchAddress(search.filters)}>{search.name}</Link>
            <label>
              <input
                type="checkbox"
                checked={search.is_mailed}
                onChange={(event) => void mail(search, event.currentTarget.checked)}
              />
              {t("me.search_by_mail")}
              <span className="visually-hidden">: {search.name}</span>
            </label>
            <Button
              look="quiet"
              aria-label={`${t("me.forget_search")}: ${search.name}`}
              onClick={() => void remove(search)}
            >
              {t("me.forget_search")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
