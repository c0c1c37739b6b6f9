import { elementScroll, measureElement, type Virtualizer } from "@tanstack/react-virtual";

// A list of which only a part is drawn asks for heights. Asked as soon as something is added, the browser lays out a page whose drawing has
// only begun, which takes a phone a quarter of a second; these wait until it has done so by itself, before the same picture.

/**
 * The height of a row in pixels. One that has just been added is taken to be as high as it was before, or as was estimated, until the browser
 * says how high it is.
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

/** Tells the size of what a list is scrolled in. @returns what ends it */
export function observeOnceDrawn<Scrolled extends Element, Row extends Element>(
  { scrollElement }: Virtualizer<Scrolled, Row>,
  tell: (size: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement || !globalThis.ResizeObserver) return undefined;
  const observer = new ResizeObserver(() => {
    tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Scrolls to a place in pixels. A list that has just been added stands at its start, where it is sent all the same. */
export function scrollUnlessAtStart<Scrolled extends Element, Row extends Element>(
  place: number,
  options: Parameters<typeof elementScroll>[1],
  list: Virtualizer<Scrolled, Row>,
): void {
  const isAtStart = place === 0 && !options.adjustments && !list.scrollOffset;
  if (!isAtStart) elementScroll(place, options, list);
}
