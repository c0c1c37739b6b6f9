import { useEffect, useRef } from "react";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";

interface FollowQuestionProps {
  isFollowing: boolean;
  /** Of the organization. */
  name: string;
  onConfirm(): Promise<unknown>;
  onClosed(): void;
}

/** The question before somebody follows or stops following; open as long as it is there. */
export function FollowQuestion({ isFollowing, name, onConfirm, onClosed }: FollowQuestionProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClosed);
  useEffect(() => {
    const { current } = dialog;
    const onClose = () => closed.current();
    current?.addEventListener("close", onClose);
    current?.showModal();
    return () => current?.removeEventListener("close", onClose);
  }, []);
  return (
    <ConfirmDialog
      dialog={dialog}
      question={t(isFollowing ? "follow.ask_unfollow" : "follow.ask_follow", { name })}
      confirm={t(isFollowing ? "follow.unfollow" : "follow.follow")}
      onConfirm={onConfirm}
    />
  );
}
