interface Location {
  latitude: number;
  longitude: number;
}

const number = String.raw`-?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(String.raw`^\(?(${number})\s*[,、\s]\s*(${number})\)?$`);

/** Parts of a map's address that hold the place which is open, what marks it before what is in the middle of the screen. */
const inLinks = [
  // Google: the place itself, in the data of the link.
  new RegExp(`!3d(${number})!4d(${number})`),
  // OpenStreetMap's marker.
  new RegExp(`[?&]mlat=(${number})&mlon=(${number})`),
  new RegExp(`[?&]marker=(${number}),(${number})`),
  // Google, Apple and Bing.
  new RegExp(`[?&](?:q|query|ll|destination|coordinate|center)=(?:loc:)?(${number}),\\s*(${number})`),
  // The middle of the screen.
  new RegExp(`@(${number}),(${number})`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/(${number})/(${number})`),
  new RegExp(`^geo:(${number}),(${number})`),
];

/** The position that somebody has typed or pasted, as coordinates or as a map's link; null where none can be read. */
export function readLocation(typed: string): Location | null {
  const text = typed.normalize("NFKC").trim();
  const found = pair.exec(text) ?? inLink(text);
  if (!found) return null;
  const [latitude, longitude] = found.slice(1).map((part) => Math.round(Number(part) * 1e5) / 1e5) as [
    number,
    number,
  ];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function inLink(text: string): RegExpExecArray | null {
  const link = decoded(text);
  for (const pattern of inLinks) {
    const found = pattern.exec(link);
    if (found) return found;
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As the form shows a position, and reads it again. */
export function writeLocation({ latitude, longitude }: Location): string {
  return `${latitude}, ${longitude}`;
}
