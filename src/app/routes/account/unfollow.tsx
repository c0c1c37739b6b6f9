import { useEffect, useState } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { useCurrentUser } from "../../../features/accounts/accounts.public.ts";
import type { organizationContracts } from "../../../features/organizations/organizations.contract.ts";
import { showUnfollowPage } from "../../../features/organizations/organizations.server.ts";
import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/unfollow";
import styles from "./form-page.module.css";

const api = apiClient<typeof organizationContracts>();

export async function loader({ params, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const organization = await showUnfollowPage(platform, language, params.organizationId);
  if (!organization) throw data(null, 404);
  return organization;
}

/** Page to which the link in announcements leads: says how things stand, and changes it on a press alone. */
export default function UnfollowPage({ loaderData: { id, name } }: Route.ComponentProps) {
  const t = useTexts();
  const isShown = name !== null;
  const { isFollowing, hasFailed, isBusy, change } = useFollowState(id, isShown);
  return (
    <div className={styles.page}>
      <PageHead title={t("unfollow.title")} isHidden />
      <h1>{t("unfollow.title")}</h1>
      <NeedsScripts />
      {hasFailed && <Bar>{t("apply.unreachable")}</Bar>}
      {isFollowing !== null && (
        <>
          <p role="status">
            {isShown
              ? t(isFollowing ? "unfollow.follows" : "unfollow.follows_not", { name })
              : t(isFollowing ? "unfollow.follows_hidden" : "unfollow.follows_hidden_not")}
          </p>
          {isShown && <p>{t("follow.seen_by_organizers")}</p>}
          {(isShown || isFollowing) && (
            <Button
              look={isFollowing ? "danger" : "main"}
              onClick={change}
              busy={isBusy}
              busyText={t("apply.working")}
            >
              {t(isFollowing ? "follow.unfollow" : "unfollow.again")}
            </Button>
          )}
        </>
      )}
      {isShown && (
        <p>
          <Link to={`/organizations/${id}`}>{name}</Link>
        </p>
      )}
    </div>
  );
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** @param isShown false where whoever follows it can leave, and nobody else is told anything */
function useFollowState(id: number, isShown: boolean) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isVisitor = useCurrentUser().user === null;
  const [isFollowing, setFollowing] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (isVisitor) {
      return void navigate(withRedirectTo("/login", pathname), { replace: true });
    }
    api("GET /organizations/{id}/own_follow_state", { params: { id } }).then(
      ({ data: state }) => setFollowing(state !== null && !state.is_unfollow),
      (error) => {
        if (!isShown && isNotFound(error)) setFollowing(false);
        else setFailed(true);
      },
    );
  }, [id, isShown, navigate, pathname, isVisitor]);
  const change = async () => {
    setBusy(true);
    const call = isFollowing ? "PUT /organizations/{id}/unfollow" : "PUT /organizations/{id}/follow";
    try {
      const { data: state } = await api(call, { params: { id } });
      setFollowing(!state.is_unfollow);
      flash(t(state.is_unfollow ? "unfollow.done" : "unfollow.followed"));
    } catch (error) {
      // Left in another tab.
      if (!isShown && isNotFound(error)) setFollowing(false);
      else flash(t("unfollow.failed"), "error");
    }
    setBusy(false);
  };
  return { isFollowing, hasFailed, isBusy, change };
}
