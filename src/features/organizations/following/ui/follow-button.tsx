import { useEffect, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { useFlash } from "../../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../../accounts/accounts.public.ts";
import type { organizationContracts } from "../../organizations.contract.ts";
import type { FollowQuestion } from "./follow-question.tsx";

const api = apiClient<typeof organizationContracts>();

interface FollowButtonProps {
  organizationId: number;
  name: string;
  /** For places where another button is the main one. */
  isQuiet?: boolean;
  onChanged?(): void;
}

/** Follow, with what the organizers will see of oneself, or Following, each after a question; visitors are led to the log-in and back. */
export function FollowButton({ organizationId, name, isQuiet, onChanged }: FollowButtonProps) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, refresh } = useCurrentUser();
  const noteId = useId();
  const [isFollowing, setFollowing] = useState(false);
  /** Fetched when somebody presses, and there while it is asked. */
  const [Question, setQuestion] = useState<typeof FollowQuestion | null>(null);
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
    if (!(user ?? (await refresh()))) return navigate(withRedirectTo("/login", pathname));
    try {
      const { FollowQuestion: Asked } = await import("./follow-question.tsx");
      setQuestion(() => Asked);
    } catch {
      flash(t("apply.unreachable"), "error");
    }
  };
  const change = async () => {
    const params = { id: organizationId };
    try {
      const call = isFollowing ? "PUT /organizations/{id}/unfollow" : "PUT /organizations/{id}/follow";
      const { data } = await api(call, { params });
      setFollowing(!data.is_unfollow);
      flash(t(data.is_unfollow ? "follow.unfollowed" : "follow.followed"));
      onChanged?.();
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error");
    }
  };
  return (
    <div>
      <Button
        look={isFollowing || isQuiet ? "quiet" : "main"}
        aria-pressed={isFollowing}
        aria-describedby={noteId}
        onClick={() => void ask()}
      >
        {t(isFollowing ? "follow.following" : "follow.follow")}
      </Button>
      {/* True of followers as well, and nothing moves when it is known who is one. */}
      <p>
        <small id={noteId}>{t("follow.seen_by_organizers")}</small>
      </p>
      {Question && (
        <Question
          isFollowing={isFollowing}
          name={name}
          onConfirm={change}
          onClosed={() => setQuestion(null)}
        />
      )}
    </div>
  );
}
