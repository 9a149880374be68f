import type { ItemState, OutboxItem } from './outbox-item.ts';

export interface OutboxSnapshot {
  readonly isLoaded: boolean;
  /** True if all unsent items survive a reload of the page. */
  readonly isPersisted: boolean;
  /** The items, oldest first. */
  readonly items: readonly OutboxItem[];
}

export const isUnsent = (item: OutboxItem) => item.state !== 'sent' && item.state !== 'refused';

/**
 * Returns whether an item is unsent and the student knows about it. Students do not know about reminders,
 * which the portal sends without being asked.
 */
export const isVisiblyUnsent = (item: OutboxItem) => isUnsent(item) && item.kind !== 'reminder';

export const byCreation = (one: OutboxItem, other: OutboxItem) => one.createdAt - other.createdAt;

type LocalState = Pick<OutboxItem, 'state' | 'progress'>;

export interface OutboxState extends Pick<OutboxSnapshot, 'isLoaded' | 'items'> {
  /**
   * Maps an item's id to what only this tab knows about the item: the upload's progress, or what blocks
   * sending.
   */
  readonly inThisTab: ReadonlyMap<string, LocalState>;
  readonly inOtherTabs: ReadonlySet<string>;
}

export const initialState: OutboxState = {
  isLoaded: false,
  items: [],
  inThisTab: new Map(),
  inOtherTabs: new Set(),
};

export const emptyOutbox: OutboxSnapshot = { isLoaded: false, isPersisted: true, items: [] };

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

export function unmark(state: OutboxState, ...states: ItemState[]): OutboxState {
  const left = [...state.inThisTab].filter(([, local]) => !states.includes(local.state));
  return { ...state, inThisTab: new Map(left) };
}

export function idsSentHere({ inThisTab }: OutboxState): string[] {
  return [...inThisTab].flatMap(([id, { state }]) => (state === 'sending' ? [id] : []));
}

export function startInOtherTab(state: OutboxState, id: string): OutboxState {
  return { ...state, inOtherTabs: new Set([...state.inOtherTabs, id]) };
}

export function endInOtherTabs(state: OutboxState, ids: readonly string[]): OutboxState {
  return { ...state, inOtherTabs: new Set([...state.inOtherTabs].filter((id) => !ids.includes(id))) };
}

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
