import { unlike } from './look.ts';

/** Says which part of the earlier page and of the current page is visible. All lengths are in CSS pixels. */
export interface Extract {
  readonly before: Side;
  readonly now: Side;
  /** The visible part has this height on both pages. */
  readonly shown: number;
  readonly whole: number;
  readonly isCut: boolean;
}

interface Side {
  readonly from: number;
  readonly height: number;
}

/** The height of a phone's screen, and the space around the outlined elements, in CSS pixels. */
const [screen, margin] = [844, 120];

/**
 * Outlines the elements that differ. Returns the part of each page to show, starting a little above the first
 * outlined element.
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
  // If only one page has outlined elements, the visible part of the other page starts at the same height.
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
 * Removes earlier outlines, and adds styles that outline elements. When the page is printed, these styles also
 * override frame.css, which lays out a long page in several columns.
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
