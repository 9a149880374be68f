import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const initialRows = 50;
const moreRows = 100;
/** How far before the end more rows are added, so that scrolling does not reach it. */
const endMargin = '1200px';

/**
 * Returns how many rows of a long list to render: few at first, more as the student scrolls towards the end, and all
 * (Infinity) in print. It observes the "Show more" button, which can be pressed as well and then moves the focus to the
 * first new row. Give the button a new key for each count: it may be visible while scrolling fast, and the same element
 * must not move away under a finger.
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

  // Observes again after each change, because a button that stays within the margin is not reported twice.
  useEffect(() => {
    if (!hasMore || !button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // The button is replaced. If it has the focus, move that to the new button or, at the end, to the first new
        // row.
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
    // Synchronous, because the browser prints the page as it is when the event handler returns.
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
