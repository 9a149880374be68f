import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import portalCss from '#app/portal.css?inline';
import brandCss from '#generated/brand.css?inline';
import phoneCss from './frame.css?inline';

/** All style sheets of the engine, of shared components and of the pages that the lender's sections show. */
const partCss = Object.values(
  import.meta.glob<string>(
    ['../../engine/react/*.css', '../../components/**/*.css', '../../pages/{account,resources}/*.css'],
    { query: '?inline', import: 'default', eager: true },
  ),
);

const styles = [brandCss, portalCss, ...partCss, phoneCss].join('');

/** The document of a phone's frame, with the portal's styles. */
export const blankPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${styles}</style></head><body><div id="root"></div></body></html>`;

export interface Phone {
  readonly page: Document;
  /** Renders the content at once, in place of the previous content. */
  readonly show: (content: ReactNode) => void;
  readonly close: () => void;
}

/** Prepares a frame with the blank page as a root for React. */
export function openPhone(frame: HTMLIFrameElement): Phone {
  const page = frame.contentDocument!;
  // An error summary in the frame must not take the focus from the page around it.
  const { prototype } = (page.defaultView as Window & typeof globalThis).HTMLElement;
  const { focus } = prototype;
  prototype.focus = function (...options) {
    if (page.hasFocus()) focus.apply(this, options);
  };
  const root = createRoot(page.getElementById('root')!);
  const stopFitting = fitToContent(frame, page);
  let shown = 0;
  return {
    page,
    show(content) {
      flushSync(() => root.render(<Fragment key={++shown}>{content}</Fragment>));
    },
    close() {
      stopFitting();
      // Not while the surrounding React tree is rendering.
      setTimeout(() => root.unmount());
    },
  };
}

/**
 * Makes a frame as high as its page, and finds the number of columns for print, where a page longer than a sheet
 * continues in the next column (see frame.css).
 */
function fitToContent(frame: HTMLIFrameElement, page: Document): () => void {
  const { ResizeObserver, matchMedia } = page.defaultView as Window & typeof globalThis;
  const root = page.documentElement;
  const place = frame.parentElement!;
  const observer = new ResizeObserver(() => {
    const height = page.body.offsetHeight;
    if (height === 0 || matchMedia('print').matches) return;
    root.classList.add('on-paper');
    const columns = Math.ceil(root.scrollWidth / columnWidth);
    root.classList.remove('on-paper');
    const size = String(Math.min(paperScale, paperWidth / (columns * columnWidth)));
    place.style.setProperty('--height', `${height}px`);
    place.style.setProperty('--columns', String(columns));
    place.style.setProperty('--size', size);
    root.style.setProperty('--size', size);
  });
  observer.observe(page.body);
  return () => observer.disconnect();
}

/** Including the gap. */
const columnWidth = 410;
/** The width of A4 in pixels: three columns. More columns are scaled down. */
const paperWidth = 716;
const paperScale = 0.58;
