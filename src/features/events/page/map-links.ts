/** Of the maps that stand in a frame on the page of an event. */
export const mapOrigin = "https://www.openstreetmap.org";

interface Location {
  latitude: number;
  longitude: number;
}

export function openStreetMapLink({ latitude, longitude }: Location): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The place with some four streets around it. */
export function framedMapAddress({ latitude, longitude }: Location): string {
  const box = [longitude - 0.004, latitude - 0.0025, longitude + 0.004, latitude + 0.0025];
  return `${mapOrigin}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`;
}
