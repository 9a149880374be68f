import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Enough rows for about three months with a few payments each. */
const initialRows = 12;
const moreRows = 100;

/**
 * Returns how many rows to render: a few at first, more after each press of "Show older payments", and all
 * (Infinity) in print. Scrolling never adds rows, so that students can reach the end of the page. `extra` is
 * the number of rows that another button has added to `total`.
 */
export function useVisibleRowCount(total: number, extra: number) {
  const [shownRows, setCount] = useState(initialRows);
  const [isPrinting, setPrinting] = useState(false);
  const count = isPrinting ? Number.POSITIVE_INFINITY : shownRows + extra;
  const list = useRef<HTMLDivElement>(null);
  const focusRow = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new rows are rendered when the count changes
  useEffect(() => {
    const row = list.current?.querySelectorAll('li')[focusRow.current ?? -1];
    focusRow.current = undefined;
    if (!row) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [count]);

  useEffect(() => {
    // All rows are rendered synchronously, because the browser prints the page as it is when this event
    // handler returns.
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
    setCount(shownRows + moreRows);
  }

  return { count, isLong: total > initialRows + extra, hasMore: count < total, list, showMore };
}
