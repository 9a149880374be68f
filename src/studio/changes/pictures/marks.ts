import { unlike } from './look.ts';

/** The part that is shown of an earlier and a present page. All lengths are in CSS pixels of the pages. */
export interface Extract {
  readonly before: Side;
  readonly now: Side;
  /** The height of the part that is shown, which is equal on both pages. */
  readonly shown: number;
  /** The height of the taller page. */
  readonly whole: number;
  readonly isCut: boolean;
}

interface Side {
  /** The distance of the shown part from the top of the page. */
  readonly from: number;
  /** The height of the whole page. */
  readonly height: number;
}

/**
 * The height of a phone's screen, and the height that is shown above and below the marked elements, both in CSS pixels.
 */
const [screen, margin] = [844, 120];

/**
 * Outlines the elements that differ between two pages. Returns the part of the pages that shows most of these elements.
 */
export function markUnlike(before: Document | undefined, now: Document | undefined): Extract {
  const pages = [before, now].filter((page) => page !== undefined);
  for (const page of pages) prepare(page);
  const whole = Math.max(0, ...pages.map(({ body }) => body.offsetHeight));
  const found = before && now ? unlike(before, now) : { before: [], now: [] };
  const [spanBefore, spanNow] = [found.before, found.now].map((seen) => {
    for (const { element } of seen) element.dataset.changed = '';
    return spanOf(seen.map(({ element }) => element));
  });
  // If only one page has marked elements, the other page is shown from the same height.
  const topBefore = spanBefore?.top ?? spanNow?.top ?? 0;
  const topNow = spanNow?.top ?? topBefore;
  const needed = Math.max((spanBefore?.bottom ?? 0) - topBefore, (spanNow?.bottom ?? 0) - topNow);
  const isCut = whole > screen;
  const shown = isCut ? Math.min(screen, Math.max(needed + 2 * margin, screen * 0.6)) : whole;
  const side = (top: number, page: Document | undefined): Side => {
    const height = page?.body.offsetHeight ?? 0;
    return { from: Math.max(0, Math.min(top - margin, height - shown)), height };
  };
  return { before: side(topBefore, before), now: side(topNow, now), shown, whole, isCut };
}

function spanOf(elements: readonly HTMLElement[]) {
  if (elements.length === 0) return undefined;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/**
 * Removes the marks of an earlier comparison from a page, and adds the styles for marks. These also make the page print
 * in one column, whereas a page longer than a sheet is otherwise printed in several.
 */
function prepare(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-changed]')) delete element.dataset.changed;
  if (page.getElementById(styleId)) return;
  const style = page.createElement('style');
  style.id = styleId;
  style.textContent = marking;
  page.head.append(style);
}

const styleId = 'changes-marks';
const marking = `
[data-changed] {
  outline: 2px solid var(--amber);
  outline-offset: 3px;
  border-radius: 2px;
  background-color: var(--amber-tint);
  print-color-adjust: exact;
}
@media print {
  html { zoom: 1; }
  body { height: auto; columns: auto; }
}`;
