import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Finds QR codes in a picture; the texts of all that it sees. */
export type ReadCodes = (picture: HTMLVideoElement) => Promise<string[]>;

interface Detector {
  detect(picture: HTMLVideoElement | HTMLCanvasElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ["qr_code"] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The pixels in which WebAssembly looks for a code: a phone reads a picture of this size in some 30 ms. */
const longestSide = 960;

/** The browser's own detector where it has one that knows QR codes; else the one that comes with us, which is fetched then. */
export async function openCodeReader(): Promise<ReadCodes> {
  const own = await findBuiltInDetector();
  if (own) {
    const detector = new own({ formats: ["qr_code"] });
    return async (video) => textsOf(await detector.detect(video));
  }
  const { BarcodeDetector, prepareZXingModule } = await fetchDetector();
  // The library would fetch it from a public server, of which the content policy knows nothing.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const detector: Detector = new BarcodeDetector({ formats: ["qr_code"] });
  const canvas = document.createElement("canvas");
  return async (video) => (draw(video, canvas) ? textsOf(await detector.detect(canvas)) : []);
}

/**
 * Has the files of our own detector at hand, where the browser has none. They are made ready only when something is to be read: that
 * keeps a phone from answering for a third of a second.
 */
export async function fetchCodeReader(): Promise<void> {
  if (await findBuiltInDetector()) return;
  const [file] = await Promise.all([fetch(wasm), fetchDetector()]);
  await file.arrayBuffer();
}

const fetchDetector = () => import("barcode-detector/ponyfill");

async function findBuiltInDetector(): Promise<DetectorClass | null> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  return own && (await formatsOf(own)).includes("qr_code") ? own : null;
}

/** Empty where the system lacks what the browser would ask, as on Linux. */
const formatsOf = (detector: DetectorClass): Promise<readonly string[]> =>
  detector.getSupportedFormats().catch(() => []);

const textsOf = (found: { rawValue: string }[]) => found.map(({ rawValue }) => rawValue);

function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight, 1));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing || canvas.width === 0) return false;
  drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
  return true;
}
