import type { ItemState, OutboxItem } from './outbox-item.ts';

export interface OutboxSnapshot {
  /** Whether the stored items have been read. */
  readonly isLoaded: boolean;
  /** Whether all unsent items survive a reload. */
  readonly isPersisted: boolean;
  /** The items, oldest first. */
  readonly items: readonly OutboxItem[];
}

export const isUnsent = (item: OutboxItem) => item.state !== 'sent' && item.state !== 'refused';

/**
 * Returns whether an item is unsent and shown to the student. Reminders are not shown: the portal sends them without
 * the student's involvement.
 */
export const isVisiblyUnsent = (item: OutboxItem) => isUnsent(item) && item.kind !== 'reminder';

export const byCreation = (one: OutboxItem, other: OutboxItem) => one.createdAt - other.createdAt;

type LocalState = Pick<OutboxItem, 'state' | 'progress'>;

/** One tab's state of the outbox. Plain data: each function below returns the next state. */
export interface OutboxState {
  readonly isLoaded: boolean;
  /** The items as they are stored. */
  readonly items: readonly OutboxItem[];
  /** This tab's state of each item, by the item's id: being sent, with its progress, or blocked. */
  readonly inThisTab: ReadonlyMap<string, LocalState>;
  /** The ids of the items that other tabs are sending. */
  readonly inOtherTabs: ReadonlySet<string>;
}

/** The state before the stored items are read. */
export const initialState: OutboxState = {
  isLoaded: false,
  items: [],
  inThisTab: new Map(),
  inOtherTabs: new Set(),
};

export const emptyOutbox: OutboxSnapshot = { isLoaded: false, isPersisted: true, items: [] };

/** Replaces all items with the stored ones. */
export function replaceAll(state: OutboxState, items: readonly OutboxItem[]): OutboxState {
  return { ...state, isLoaded: true, items };
}

export function upsert(state: OutboxState, items: readonly OutboxItem[]): OutboxState {
  const ids = new Set(items.map(({ id }) => id));
  return replaceAll(state, [...state.items.filter(({ id }) => !ids.has(id)), ...items]);
}

export function remove(state: OutboxState, ids: readonly string[]): OutboxState {
  const items = state.items.filter(({ id }) => !ids.includes(id));
  return replaceAll(ids.reduce(clearMark, state), items);
}

export function mark(state: OutboxState, item: OutboxItem, local: LocalState): OutboxState {
  const items = state.items.map((each) => (each.id === item.id ? item : each));
  return replaceAll({ ...state, inThisTab: new Map([...state.inThisTab, [item.id, local]]) }, items);
}

export function clearMark(state: OutboxState, id: string): OutboxState {
  return { ...state, inThisTab: new Map([...state.inThisTab].filter(([each]) => each !== id)) };
}

/** Removes this tab's state from every item whose state is one of `over`, for example `needs-login` after a log-in. */
export function unmark(state: OutboxState, ...over: ItemState[]): OutboxState {
  const left = [...state.inThisTab].filter(([, local]) => !over.includes(local.state));
  return { ...state, inThisTab: new Map(left) };
}

export function idsSentHere({ inThisTab }: OutboxState): string[] {
  return [...inThisTab].flatMap(([id, { state }]) => (state === 'sending' ? [id] : []));
}

export function startInOtherTab(state: OutboxState, id: string): OutboxState {
  return { ...state, inOtherTabs: new Set([...state.inOtherTabs, id]) };
}

/** Removes the mark that another tab is sending these items, because that tab has finished or was closed. */
export function endInOtherTabs(state: OutboxState, ids: readonly string[]): OutboxState {
  return { ...state, inOtherTabs: new Set([...state.inOtherTabs].filter((id) => !ids.includes(id))) };
}

/** Returns what this tab shows: the stored items, overlaid with the states that are not stored. */
export function toSnapshot(state: OutboxState, isDevicePersistent: boolean): OutboxSnapshot {
  const { isLoaded, items, inThisTab, inOtherTabs } = state;
  if (!isLoaded) return emptyOutbox;
  const localStateOf = ({ id, state }: OutboxItem): LocalState =>
    inThisTab.get(id) ?? { state: inOtherTabs.has(id) ? 'sending-in-other-tab' : state };
  return {
    isLoaded,
    isPersisted: isDevicePersistent && !items.some((item) => item.isInMemoryOnly && isUnsent(item)),
    items: items
      .map((item) => (isUnsent(item) ? { ...item, progress: undefined, ...localStateOf(item) } : item))
      .sort(byCreation),
  };
}
