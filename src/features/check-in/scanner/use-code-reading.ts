import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { ignoreRepeats } from "./ignore-repeats.ts";
import { openCodeReader } from "./open-code-reader.ts";

/** Between two looks: three in a blink of a second, and time for the page to be drawn. */
const pauseMs = 80;

/** Looks for codes as long as there is a picture. @returns whether it can look at all, null while it gets ready */
export function useCodeReading(
  video: RefObject<HTMLVideoElement | null>,
  hasPicture: boolean,
  onCode: (text: string) => void,
): boolean | null {
  const [canRead, setCanRead] = useState<boolean | null>(null);
  const [pass] = useState(ignoreRepeats);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    if (!hasPicture) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const start = async () => {
      const read = await openCodeReader();
      if (isOver) return;
      setCanRead(true);
      const look = async () => {
        // One picture that cannot be read must not end the looking.
        const codes = video.current ? await read(video.current).catch(() => []) : [];
        if (isOver) return;
        for (const code of pass(codes, performance.now())) report(code);
        timer = setTimeout(look, pauseMs);
      };
      void look();
    };
    start().catch(() => setCanRead(false));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [hasPicture, video, pass]);
  return canRead;
}
