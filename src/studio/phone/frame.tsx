import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import portalCss from '#app/portal.css?inline';
import brandCss from '#generated/brand.css?inline';
import phoneCss from './frame.css?inline';

const partCss = Object.values(
  import.meta.glob<string>(
    ['../../engine/react/**/*.css', '../../components/**/*.css', '../../pages/{account,resources}/*.css'],
    { query: '?inline', import: 'default', eager: true },
  ),
);

const styles = [brandCss, portalCss, ...partCss, phoneCss].join('');

export const blankPage = `<!doctype html><html lang="en" translate="no"><head><meta charset="utf-8"><style>${styles}</style></head><body><div id="root"></div></body></html>`;

export interface Phone {
  readonly page: Document;
  /** Renders the content synchronously, in place of the earlier content. */
  readonly show: (content: ReactNode) => void;
  readonly close: () => void;
}

export function openPhone(frame: HTMLIFrameElement): Phone {
  const page = frame.contentDocument!;
  // When an error summary appears, it takes the focus and scrolls to itself, which also scrolls the pages
  // around the frame. So `focus` and `scrollIntoView` do nothing while the focus is outside the frame.
  const { HTMLElement, Element } = page.defaultView as Window & typeof globalThis;
  const { prototype } = HTMLElement;
  const { focus } = prototype;
  const { scrollIntoView } = Element.prototype;
  prototype.focus = function (...options) {
    if (page.hasFocus()) focus.apply(this, options);
  };
  Element.prototype.scrollIntoView = function (...options) {
    if (page.hasFocus()) scrollIntoView.apply(this, options);
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
      // While React renders the tree around the frame, it cannot unmount this root. So the root is unmounted
      // later, in a timeout.
      setTimeout(() => root.unmount());
    },
  };
}

/**
 * Gives the frame the height of its page, and counts the columns that the page needs on paper (frame.css).
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

/** This is the width of a phone (390) plus the gap to the next column (20), in CSS pixels. */
const columnWidth = 410;
/**
 * This is the printable width of A4 in CSS pixels. Three columns fit at the scale `paperScale`; pages with
 * more columns are printed smaller.
 */
const paperWidth = 716;
const paperScale = 0.58;
