import { useEffect, useEffectEvent } from 'react';

/*
 * On a phone Back closes what lies on top. So each open dialog has an entry of the history: a copy of its page's, of which
 * the router does not hear. No other entry follows one: whatever closes a dialog, its entry is gone back over first.
 */

/** How many dialogs the entry stands for, beside what the router keeps in it. */
const depth = (): number => window.history.state?.dialogs ?? 0;
/** The router's names of an entry, which those of dialogs have copied. */
const page = (): string => `${window.history.state?.idx} ${window.history.state?.key}`;

/** What closes each open dialog, the topmost last. */
let open: (() => void)[] = [];
/** What the router writes once the entries of dialogs are gone. */
let waiting: (() => void)[] = [];
/** While they are gone back over. */
let leaving: ReturnType<typeof setTimeout> | undefined;
let here = '';

/** Closes a dialog where the browser's Back is pressed, which would otherwise leave the page behind it. */
export function useOnBack(close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => enterDialog(() => leave()), []);
}

/** Calls back where Back leaves the dialog, which is open until what is returned is called. */
function enterDialog(close: () => void): () => void {
  open.push(close);
  queueMicrotask(settle);
  return () => {
    open = open.filter((each) => each !== close);
    queueMicrotask(settle); // another dialog may come in its place
  };
}

interface RouterHistory {
  push(...to: never): void;
  replace(...to: never): void;
}

/** Lets a router's history know nothing of dialogs. Before the router listens. */
export function withoutDialogs<History extends RouterHistory>(history: History): History {
  here = page();
  window.addEventListener('popstate', arrive);
  queueMicrotask(settle); // reloaded while a dialog was open
  const { push, replace } = history;
  return Object.assign(history, { push: onPage(push), replace: onPage(replace) });
}

/** Writes on the page's own entry. An open dialog goes with its page. */
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

/** Adds the entries that are missing, and goes back over those that are too many. */
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

/** A browser that has lost the entries below stays where it is. */
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
    open = []; // the router takes them away with their page
  }
  settle();
}
