import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { savedSearchContracts } from "../saved-searches/saved-searches.contract.ts";

const api = apiClient<typeof savedSearchContracts>();

/**
 * Saves the search whose results are shown, for whoever is signed in; visitors log in first. "Today" and the like are left out:
 * a search is saved for the weeks to come.
 * @param filters as the address of the results has them
 */
export function SaveSearch({ filters }: { filters: object }) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user, refresh } = useCurrentUser();
  const [saved, setSaved] = useState<string | null>(null);
  const stored = Object.fromEntries(Object.entries(filters).filter(([name]) => name !== "when"));
  const asked = JSON.stringify(stored);
  if (asked === "{}") return null;
  if (saved === asked) return <Link to="/me/saved">{t("search.see_saved")}</Link>;
  const save = async () => {
    if (!(user ?? (await refresh()))) return navigate(withRedirectTo("/login", `${pathname}${search}`));
    try {
      await api("POST /users/own/searches", { body: { filters: stored } });
      setSaved(asked);
      flash(t("search.saved"), "success", flashTimes.notice);
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
  };
  return (
    <Button look="quiet" onClick={() => void save()}>
      {t("search.save")}
    </Button>
  );
}
