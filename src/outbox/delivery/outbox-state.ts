import type { ItemState, OutboxItem } from './outbox-item.ts';

export interface OutboxSnapshot {
  /** Whether the device has been asked yet. */
  readonly isLoaded: boolean;
  /** Whether all that is unsent survives a reload. */
  readonly isPersisted: boolean;
  /** Oldest first. */
  readonly items: readonly OutboxItem[];
}

export const isUnsent = (item: OutboxItem) => item.state !== 'sent' && item.state !== 'refused';

/** What would be missed if it were lost: the reminder is sent by the portal, and no page tells of it. */
export const isVisiblyUnsent = (item: OutboxItem) => isUnsent(item) && item.kind !== 'reminder';

export const byCreation = (one: OutboxItem, other: OutboxItem) => one.createdAt - other.createdAt;

type LocalState = Pick<OutboxItem, 'state' | 'progress'>;

/** What one tab knows of the outbox. Plain data: each function below gives the next state. */
export interface OutboxState {
  readonly isLoaded: boolean;
  /** As the device holds them. */
  readonly items: readonly OutboxItem[];
  /** What only this tab knows of an item: that it is being sent and how far it is, or what it lacks here. */
  readonly inThisTab: ReadonlyMap<string, LocalState>;
  /** What another tab has said it is sending. */
  readonly inOtherTabs: ReadonlySet<string>;
}

/** Before the device was asked. */
export const initialState: OutboxState = {
  isLoaded: false,
  items: [],
  inThisTab: new Map(),
  inOtherTabs: new Set(),
};

export const emptyOutbox: OutboxSnapshot = { isLoaded: false, isPersisted: true, items: [] };

/** All that the device holds. */
export function replaceAll(state: OutboxState, items: readonly OutboxItem[]): OutboxState {
  return { ...state, isLoaded: true, items };
}

/** New ones, and what has become of others. */
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

/** What was lacking may be there now. */
export function unmark(state: OutboxState, ...over: ItemState[]): OutboxState {
  const left = [...state.inThisTab].filter(([, local]) => !over.includes(local.state));
  return { ...state, inThisTab: new Map(left) };
}

export function idsSentHere({ inThisTab }: OutboxState): string[] {
  return [...inThisTab].flatMap(([id, { state }]) => (state === 'sending' ? [id] : []));
}

/** Another tab has begun with it. */
export function startInOtherTab(state: OutboxState, id: string): OutboxState {
  return { ...state, inOtherTabs: new Set([...state.inOtherTabs, id]) };
}

/** Another tab is through with them, or gone. */
export function endInOtherTabs(state: OutboxState, ids: readonly string[]): OutboxState {
  return { ...state, inOtherTabs: new Set([...state.inOtherTabs].filter((id) => !ids.includes(id))) };
}

/** What this tab shows: the items as the device holds them, and over them what it keeps nowhere. */
export function toSnapshot(state: OutboxState, doesDevicePersist: boolean): OutboxSnapshot {
  const { isLoaded, items, inThisTab, inOtherTabs } = state;
  if (!isLoaded) return emptyOutbox;
  const localOf = ({ id, state }: OutboxItem): LocalState =>
    inThisTab.get(id) ?? { state: inOtherTabs.has(id) ? 'sending-in-other-tab' : state };
  return {
    isLoaded,
    isPersisted: doesDevicePersist && !items.some((item) => item.isInMemoryOnly && isUnsent(item)),
    items: items
      .map((item) => (isUnsent(item) ? { ...item, progress: undefined, ...localOf(item) } : item))
      .sort(byCreation),
  };
}
