import { measureElement, type Virtualizer } from "@tanstack/react-virtual";

/**
 * The height of a row in a list of which only a part is drawn. A row that has just been added is taken to be as high as it was before, or as
 * was estimated, until the browser has laid it out and says so: asked at once, it would lay out the page twice.
 * @returns in pixels
 */
export function measureOnceDrawn<Scrolled extends Element | Window, Row extends Element>(
  row: Row,
  laidOut: ResizeObserverEntry | undefined,
  list: Virtualizer<Scrolled, Row>,
): number {
  if (laidOut) return measureElement(row, laidOut, list);
  const index = list.indexFromElement(row);
  return list.measurementsCache[index]?.size ?? list.options.estimateSize(index);
}
