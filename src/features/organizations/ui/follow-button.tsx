import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { apiOf } from "../../../platform/browser/call-api.ts";
import { failureSentence } from "../../../platform/browser/failure-sentence.ts";
import { Button } from "../../../ui/base/button.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useOwnUser } from "../../accounts/door.ts";
import type { organizationCalls } from "../contract.ts";
import styles from "./follow-button.module.css";

const api = apiOf<typeof organizationCalls>();

/** Follow or Following, each after a question; visitors are led to the log-in and back. */
export function FollowButton({ organizationId, name }: { organizationId: number; name: string }) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, refresh } = useOwnUser();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isFollowing, setFollowing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const userId = user?.id;
  useEffect(() => {
    setFollowing(false);
    if (!userId) return;
    api("GET /organizations/{id}/own_follow_state", { params: { id: organizationId } }).then(
      ({ data }) => setFollowing(data !== null && !data.is_unfollow),
      () => {},
    );
  }, [organizationId, userId]);
  const ask = async () => {
    if (!(user ?? (await refresh()))) return navigate(`/login?redirect_to=${encodeURIComponent(pathname)}`);
    dialog.current?.showModal();
  };
  const change = async () => {
    setBusy(true);
    const params = { id: organizationId };
    try {
      const call = isFollowing ? "PUT /organizations/{id}/unfollow" : "PUT /organizations/{id}/follow";
      const { data } = await api(call, { params });
      setFollowing(!data.is_unfollow);
      flash(t(data.is_unfollow ? "follow.unfollowed" : "follow.followed"));
    } catch (error) {
      flash(failureSentence(error, t("apply.unreachable")), "error");
    }
    setBusy(false);
    dialog.current?.close();
  };
  return (
    <>
      <Button look={isFollowing ? "quiet" : "main"} aria-pressed={isFollowing} onClick={() => void ask()}>
        {t(isFollowing ? "follow.following" : "follow.follow")}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="follow-question">
        <p id="follow-question">{t(isFollowing ? "follow.ask_unfollow" : "follow.ask_follow", { name })}</p>
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {t("follow.back")}
          </Button>
          <Button onClick={change} busy={isBusy} busyText={t("apply.working")}>
            {t(isFollowing ? "follow.unfollow" : "follow.follow")}
          </Button>
        </div>
      </dialog>
    </>
  );
}
