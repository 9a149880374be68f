import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const firstRows = 50;
const moreRows = 100;
/** Loads so far ahead that scrolling does not reach the end. */
const nearTheEnd = '1200px';

/**
 * How many rows of a long list are on the page: few at first, more as the student nears the end, and all of them
 * (Infinity) on paper. The button that it watches can be pressed as well; then the focus goes on to the first new row.
 * It is to be another one, by its key, for each count: who scrolls fast sees it, and it must not run away under a finger.
 */
export function useVisibleRowCount<List extends HTMLElement>(total: number) {
  const [grown, setCount] = useState(firstRows);
  const [isPrinting, setPrinting] = useState(false);
  const count = isPrinting ? Number.POSITIVE_INFINITY : grown;
  const list = useRef<List>(null);
  const button = useRef<HTMLButtonElement>(null);
  const goesOnAt = useRef<number>(undefined);
  const isFocusKept = useRef(false);
  const hasMore = count < total;

  // Watched anew after each growth, as a button that stays near the end is not reported twice.
  useEffect(() => {
    if (!hasMore || !button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // The button goes, and must not take the focus with it: that is the next one's, or the first new row's.
        const isLast = count + moreRows >= total;
        isFocusKept.current = document.activeElement === button.current;
        if (isLast && isFocusKept.current) goesOnAt.current = count;
        setCount(count + moreRows);
      },
      { rootMargin: `0px 0px ${nearTheEnd}` },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [count, hasMore, total]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new rows come with the count
  useEffect(() => {
    const row = list.current?.querySelectorAll('li')[goesOnAt.current ?? -1];
    if (isFocusKept.current && !row) button.current?.focus({ preventScroll: true });
    isFocusKept.current = false;
    goesOnAt.current = undefined;
    if (!row) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [count]);

  useEffect(() => {
    // The browser takes the page as it is when this returns.
    const showAll = () => flushSync(() => setPrinting(true));
    const showAsBefore = () => setPrinting(false);
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', showAsBefore);
    return () => {
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', showAsBefore);
    };
  }, []);

  function showMore() {
    goesOnAt.current = count;
    setCount(count + moreRows);
  }

  return { count, hasMore, list, button, showMore };
}
