/** Why there is no picture, as the scanner's messages are named. */
export type CameraProblem = "not_allowed" | "none" | "in_use" | "ended" | "insecure" | "failed";

/** The camera that somebody has chosen on this device. */
const place = "tsudoi.camera";

export class CameraError extends Error {
  override name = "CameraError";
  readonly problem: CameraProblem;
  constructor(problem: CameraProblem, cause?: unknown) {
    super(`no camera: ${problem}`, { cause });
    this.problem = problem;
  }
}

/**
 * Opens the chosen camera, else the one at the back.
 * @throws {CameraError}
 */
export async function openCamera(): Promise<MediaStream> {
  // Browsers hide the cameras from pages that came over an open line.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError(isSecureContext ? "none" : "insecure");
  const chosen = localStorage.getItem(place);
  try {
    return await ask(chosen ? { deviceId: { ideal: chosen } } : { facingMode: { ideal: "environment" } });
  } catch (error) {
    throw new CameraError(problemOf(error), error);
  }
}

function ask(which: MediaTrackConstraints): Promise<MediaStream> {
  // Enough for a code that fills a quarter of the picture; more only takes longer to read.
  const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

const problems: Partial<Record<string, CameraProblem>> = {
  NotAllowedError: "not_allowed",
  SecurityError: "not_allowed",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "in_use",
  AbortError: "in_use",
};

export function problemOf(error: unknown): CameraProblem {
  return (error instanceof Error && problems[error.name]) || "failed";
}

/** Keeps the choice for the next time. */
export function chooseCamera(id: string): void {
  localStorage.setItem(place, id);
}

export interface Camera {
  id: string;
  /** Empty where the browser does not tell. */
  label: string;
}

/** Those that a person may choose from, once one of them has been opened; before that browsers name none. */
export async function listCameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "")
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Properties of a camera with a light that the types of the DOM lack. */
type Lit = { torch?: boolean };

export function hasTorch(stream: MediaStream): boolean {
  const track = stream.getVideoTracks()[0];
  return Boolean((track?.getCapabilities?.() as Lit | undefined)?.torch);
}

export async function switchTorch(stream: MediaStream, torch: boolean): Promise<void> {
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
