import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const initialRows = 50;
const moreRows = 100;
/**
 * The distance below the window within which the "Show older payments" button makes more rows appear, so that scrolling
 * does not reach the end of the list.
 */
const endMargin = '1200px';

/**
 * Returns how many rows of a long list to render: few at first, more as the student scrolls towards the end, and all
 * (Infinity) in print.
 *
 * More rows appear when the "Show older payments" button comes near the window. If the button is pressed, the focus
 * also moves to the first new row. Give the button a new `key` for each count, because the button under a finger must
 * not be the same element after it has moved away.
 */
export function useVisibleRowCount<List extends HTMLElement>(total: number) {
  const [shownRows, setCount] = useState(initialRows);
  const [isPrinting, setPrinting] = useState(false);
  const count = isPrinting ? Number.POSITIVE_INFINITY : shownRows;
  const list = useRef<List>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusRow = useRef<number>(undefined);
  const isFocusKept = useRef(false);
  const hasMore = count < total;

  // Observes the button again after each change, because an `IntersectionObserver` reports it only when it enters the
  // margin, not while it stays there.
  useEffect(() => {
    if (!hasMore || !button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // The new `key` replaces the button, so its focus has to be moved to the new button or, after the last rows, to
        // the first new row.
        const isLast = count + moreRows >= total;
        isFocusKept.current = document.activeElement === button.current;
        if (isLast && isFocusKept.current) focusRow.current = count;
        setCount(count + moreRows);
      },
      { rootMargin: `0px 0px ${endMargin}` },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [count, hasMore, total]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new rows are rendered when the count changes
  useEffect(() => {
    const row = list.current?.querySelectorAll('li')[focusRow.current ?? -1];
    if (isFocusKept.current && !row) button.current?.focus({ preventScroll: true });
    isFocusKept.current = false;
    focusRow.current = undefined;
    if (!row) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [count]);

  useEffect(() => {
    // Renders synchronously, because the browser prints the page as it is when this event handler returns.
    const showAll = () => flushSync(() => setPrinting(true));
    const endPrinting = () => setPrinting(false);
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', endPrinting);
    return () => {
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', endPrinting);
    };
  }, []);

  function showMore() {
    focusRow.current = count;
    setCount(count + moreRows);
  }

  return { count, hasMore, list, button, showMore };
}
