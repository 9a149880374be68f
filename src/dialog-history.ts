import { useEffect, useEffectEvent } from 'react';

/*
 * This module makes the Back button close the topmost dialog, as users expect on a phone. Each open dialog
 * adds a copy of the page's history entry. The router does not know about these copies. When a dialog closes,
 * and before the router navigates, the module goes back over the copies.
 */

const dialogDepth = (): number => window.history.state?.dialogs ?? 0;
/**
 * Identifies the current page. The router gives each page an index and a key; the history entries of a page's
 * dialogs have the same index and key.
 */
const pageKey = (): string => `${window.history.state?.idx} ${window.history.state?.key}`;

let closeHandlers: (() => void)[] = [];
/** Holds the navigations that wait until the browser has gone back to the page's history entry. */
let pendingNavigations: (() => void)[] = [];
let goingBack: ReturnType<typeof setTimeout> | undefined;
let currentPage = '';

export function useOnBack(close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => registerDialog(() => leave()), []);
}

function registerDialog(close: () => void): () => void {
  closeHandlers.push(close);
  queueMicrotask(settle);
  return () => {
    closeHandlers = closeHandlers.filter((each) => each !== close);
    queueMicrotask(settle); // in a microtask, because another dialog may replace this one in the same render
  };
}

interface RouterHistory {
  push(...to: never): void;
  replace(...to: never): void;
}

/**
 * Changes `history` so that the router does not see dialogs' history entries. Must be called before the
 * router subscribes to `history`.
 */
export function withoutDialogs<History extends RouterHistory>(history: History): History {
  currentPage = pageKey();
  window.addEventListener('popstate', onPopState);
  queueMicrotask(settle); // removes history entries of dialogs that were open before a reload
  const { push, replace } = history;
  return Object.assign(history, { push: fromPageEntry(push), replace: fromPageEntry(replace) });
}

/**
 * Wraps the history's `push` or `replace`, so that the browser first goes back to the page's history entry.
 * Forgets the open dialogs, because they close together with the page that the student leaves.
 */
function fromPageEntry<To extends never>(write: (...to: To) => void) {
  return (...to: To): void => {
    const isOnPageEntry = goingBack === undefined && dialogDepth() === 0;
    pendingNavigations.push(() => {
      write(...to);
      currentPage = pageKey();
    });
    if (!isOnPageEntry) closeHandlers = [];
    settle();
  };
}

/**
 * Makes the history match the open dialogs: goes back over history entries of closed dialogs, then runs
 * pending navigations and adds missing entries.
 */
function settle(): void {
  if (goingBack !== undefined) return;
  const surplus = dialogDepth() - (pendingNavigations.length > 0 ? 0 : closeHandlers.length);
  if (surplus > 0) {
    goingBack = setTimeout(giveUpGoingBack, 1000);
    window.history.go(-surplus);
    return;
  }
  const writes = pendingNavigations;
  pendingNavigations = [];
  for (const write of writes) write();
  while (dialogDepth() < closeHandlers.length)
    window.history.pushState({ ...window.history.state, dialogs: dialogDepth() + 1 }, '');
}

/**
 * Treats the current history entry as the entry of the page, not of a dialog. Called if going back has had no
 * effect after a second, which means that the browser has lost the earlier entries.
 */
function giveUpGoingBack(): void {
  window.history.replaceState({ ...window.history.state, dialogs: 0 }, '');
  goingBack = undefined;
  settle();
}

function onPopState(event: PopStateEvent): void {
  clearTimeout(goingBack);
  goingBack = undefined;
  const from = currentPage;
  currentPage = pageKey();
  if (currentPage === from) {
    event.stopImmediatePropagation();
    while (closeHandlers.length > dialogDepth()) closeHandlers.pop()!();
  } else {
    closeHandlers = []; // the router unmounts the dialogs together with their page
  }
  settle();
}
