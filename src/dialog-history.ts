import { useEffect, useEffectEvent } from 'react';

/*
 * Lets Back close the topmost dialog, as on a phone. Each open dialog has a history entry, a copy of its page's entry,
 * which is hidden from the router. No other entry may follow one: when a dialog closes, its entry is removed by going
 * back first.
 */

/** The number of open dialogs that the current history entry stands for. */
const dialogDepth = (): number => window.history.state?.dialogs ?? 0;
/** The router's index and key of the current entry, which the entries of dialogs share with their page. */
const pageKey = (): string => `${window.history.state?.idx} ${window.history.state?.key}`;

/** The close functions of open dialogs, topmost last. */
let closeHandlers: (() => void)[] = [];
/** The router's pending navigations, run once the entries of dialogs are removed. */
let pendingNavigations: (() => void)[] = [];
/** Set while going back over entries of dialogs. */
let goingBack: ReturnType<typeof setTimeout> | undefined;
let currentPage = '';

/** Closes a dialog when Back is pressed, which would otherwise leave the page behind it. */
export function useOnBack(close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => registerDialog(() => leave()), []);
}

/** Registers an open dialog that Back closes; returns the function that unregisters it. */
function registerDialog(close: () => void): () => void {
  closeHandlers.push(close);
  queueMicrotask(settle);
  return () => {
    closeHandlers = closeHandlers.filter((each) => each !== close);
    queueMicrotask(settle); // another dialog may replace it in the same render
  };
}

interface RouterHistory {
  push(...to: never): void;
  replace(...to: never): void;
}

/** Hides the entries of dialogs from a router's history. Must be called before the router subscribes to it. */
export function withoutDialogs<History extends RouterHistory>(history: History): History {
  currentPage = pageKey();
  window.addEventListener('popstate', onPopState);
  queueMicrotask(settle); // reloaded while a dialog was open
  const { push, replace } = history;
  return Object.assign(history, { push: fromPageEntry(push), replace: fromPageEntry(replace) });
}

/** Runs the router's navigation from the page's own entry. It closes open dialogs, because they belong to the page. */
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

/** Makes the history match the open dialogs: goes back over surplus entries, then adds missing ones. */
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

/** Going back had no effect, because the browser has lost the earlier entries: keeps the current one. */
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
    closeHandlers = []; // the router unmounts them with their page
  }
  settle();
}
