import { type FormEvent, useRef, useState } from "react";
import { noticeFailure } from "../../feedback/admin-notifications.ts";
import { useTexts } from "../../texts/texts.tsx";

/** A save that waits for the pictures that are still being sent, and is not made while one of them could not be. */
export function useSaveAfterUploads(save: () => Promise<void>) {
  const t = useTexts();
  const uploads = useRef(new Set<Promise<boolean>>());
  const isAsked = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const haveArrived = async () => {
    let areAllThere = true;
    while (uploads.current.size > 0) {
      areAllThere = (await Promise.all(uploads.current)).every(Boolean) && areAllThere;
    }
    return areAllThere;
  };
  return {
    isWaiting,
    /** Hears of an upload; it resolves to whether the picture has arrived. */
    onUpload: (upload: Promise<boolean>) => {
      uploads.current.add(upload);
      void upload.then(() => uploads.current.delete(upload));
    },
    submit: async (event?: FormEvent) => {
      event?.preventDefault();
      if (isAsked.current) return;
      isAsked.current = true;
      setWaiting(true);
      const areAllThere = await haveArrived();
      isAsked.current = false;
      setWaiting(false);
      if (areAllThere) await save();
      else noticeFailure(t("image.not_saved"));
    },
  };
}
