import { useEffect, useEffectEvent } from 'react';

/*
 * Lets Back close the topmost dialog, as on a phone. Each open dialog has a history entry, a copy of its page's entry,
 * which is hidden from the router. No other entry may follow one: when a dialog closes, its entry is removed by going
 * back first.
 */

/** The number of open dialogs that the current history entry stands for. */
const depth = (): number => window.history.state?.dialogs ?? 0;
/** The router's index and key of the current entry, which the entries of dialogs share with their page. */
const page = (): string => `${window.history.state?.idx} ${window.history.state?.key}`;

/** The close functions of open dialogs, topmost last. */
let open: (() => void)[] = [];
/** The router's pending navigations, run once the entries of dialogs are removed. */
let waiting: (() => void)[] = [];
/** Set while going back over entries of dialogs. */
let leaving: ReturnType<typeof setTimeout> | undefined;
let here = '';

/** Closes a dialog when Back is pressed, which would otherwise leave the page behind it. */
export function useOnBack(close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => enterDialog(() => leave()), []);
}

/** Registers an open dialog that Back closes; returns the function that unregisters it. */
function enterDialog(close: () => void): () => void {
  open.push(close);
  queueMicrotask(settle);
  return () => {
    open = open.filter((each) => each !== close);
    queueMicrotask(settle); // another dialog may replace it in the same render
  };
}

interface RouterHistory {
  push(...to: never): void;
  replace(...to: never): void;
}

/** Hides the entries of dialogs from a router's history. Must be called before the router subscribes to it. */
export function withoutDialogs<History extends RouterHistory>(history: History): History {
  here = page();
  window.addEventListener('popstate', arrive);
  queueMicrotask(settle); // reloaded while a dialog was open
  const { push, replace } = history;
  return Object.assign(history, { push: onPage(push), replace: onPage(replace) });
}

/** Runs the router's navigation from the page's own entry. It closes open dialogs, because they belong to the page. */
function onPage<To extends never>(write: (...to: To) => void) {
  return (...to: To): void => {
    const isOnPage = leaving === undefined && depth() === 0;
    waiting.push(() => {
      write(...to);
      here = page();
    });
    if (!isOnPage) open = [];
    settle();
  };
}

/** Makes the history match the open dialogs: goes back over surplus entries, then adds missing ones. */
function settle(): void {
  if (leaving !== undefined) return;
  const surplus = depth() - (waiting.length > 0 ? 0 : open.length);
  if (surplus > 0) {
    leaving = setTimeout(forget, 1000);
    window.history.go(-surplus);
    return;
  }
  const writes = waiting;
  waiting = [];
  for (const write of writes) write();
  while (depth() < open.length)
    window.history.pushState({ ...window.history.state, dialogs: depth() + 1 }, '');
}

/** Going back had no effect, because the browser has lost the earlier entries: keeps the current one. */
function forget(): void {
  window.history.replaceState({ ...window.history.state, dialogs: 0 }, '');
  leaving = undefined;
  settle();
}

function arrive(event: PopStateEvent): void {
  clearTimeout(leaving);
  leaving = undefined;
  const from = here;
  here = page();
  if (here === from) {
    event.stopImmediatePropagation();
    while (open.length > depth()) open.pop()!();
  } else {
    open = []; // the router unmounts them with their page
  }
  settle();
}
