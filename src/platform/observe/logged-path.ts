/**
 * A path as it may stand in the log. The token of a helper's link lets in whoever has it, so it is cut out, whatever language stands
 * before it and however it is spelled; and with it everything else that is as long and looks as random.
 */
export function loggedPath(path: string): string {
  const segments = path.split("/");
  const filled = segments.flatMap((segment, place) => (segment ? [place] : []));
  const door = filled.findIndex((place) => decoded(segments[place] as string).toLowerCase() === "door");
  // In front of it stands at most a language.
  const behindDoor = door === 0 || door === 1 ? filled[door + 1] : undefined;
  return segments
    .map((segment, place) => (place === behindDoor || isLikeToken(segment) ? cut(segment) : segment))
    .join("/");
}

const cut = (segment: string) => (segment.endsWith(".data") ? "[cut].data" : "[cut]");

const isLikeToken = (segment: string) =>
  /^[\w-]{30,}(\.data)?$/.test(segment) && /\d/.test(segment) && /[A-Z]/.test(segment);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
