import { type RefObject, useCallback, useEffect, useState } from "react";
import {
  type Camera,
  CameraError,
  type CameraProblem,
  chooseCamera,
  closeCamera,
  hasTorch,
  listCameras,
  openCamera,
  switchTorch,
} from "./open-camera.ts";

interface OpenCamera {
  /** Null until there is a picture, and while the page is hidden. */
  stream: MediaStream | null;
  problem: CameraProblem | null;
  cameras: Camera[];
  choose(id: string): void;
  retry(): void;
  /** Undefined where the camera has no light. */
  torch: { isOn: boolean; toggle(): void } | undefined;
}

/** Shows the camera in a video while the page can be seen, and closes it when it cannot: its light and its battery are the person's. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): OpenCamera {
  const [turn, setTurn] = useState(0);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [cameras, setCameras] = useState<Camera[]>([]);
  const [isLit, setIsLit] = useState(false);
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  const isVisible = useIsPageVisible();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn opens the camera anew
  useEffect(() => {
    if (!isVisible) return;
    let isOver = false;
    let opened: MediaStream | undefined;
    const open = async () => {
      opened = await openCamera();
      if (isOver) return closeCamera(opened);
      // Somebody has pulled it out, or taken the permission back.
      opened.getVideoTracks()[0]?.addEventListener("ended", () => setProblem("ended"));
      if (video.current) {
        video.current.srcObject = opened;
        // Refused where the element has gone meanwhile.
        await video.current.play().catch(() => {});
      }
      if (isOver) return;
      setProblem(null);
      setStream(opened);
      setCameras(await listCameras());
    };
    open().catch((error) => {
      if (!isOver) setProblem(error instanceof CameraError ? error.problem : "failed");
    });
    return () => {
      isOver = true;
      if (opened) closeCamera(opened);
      setStream(null);
      setIsLit(false);
    };
  }, [turn, isVisible, video]);

  const choose = (id: string) => {
    chooseCamera(id);
    retry();
  };
  const toggle = () => {
    if (stream)
      void switchTorch(stream, !isLit).then(
        () => setIsLit(!isLit),
        () => {},
      );
  };
  const torch = stream && hasTorch(stream) ? { isOn: isLit, toggle } : undefined;
  return { stream, problem, cameras, choose, retry, torch };
}

function useIsPageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setIsVisible(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isVisible;
}
