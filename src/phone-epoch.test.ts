import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage, memoryStorage } from './api/testing/memory-storage.ts';

let phone = memoryStorage();

beforeEach(() => {
  phone = memoryStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function pageIn(tab: Storage, arrival: NavigationTimingType = 'navigate') {
  vi.resetModules();
  const epoch = await import('./phone-epoch.ts');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: arrival } as never]);
  const within =
    <Result>(work: () => Result) =>
    () => {
      vi.stubGlobal('localStorage', phone);
      vi.stubGlobal('sessionStorage', tab);
      return work();
    };
  return {
    enter: within(epoch.enterEpoch),
    isOver: within(epoch.isEpochOver),
    end: within(epoch.endEpoch),
    leave: within(epoch.leaveEpoch),
    note: within(epoch.storeEpoch),
  };
}

test('ends the epoch of every page except the one that ends it', async () => {
  const [first, second] = [await pageIn(memoryStorage()), await pageIn(memoryStorage())];
  for (const page of [first, second]) expect([page.enter(), page.isOver()]).toEqual([false, false]);
  second.end();
  expect([first.isOver(), second.isOver()]).toEqual([true, false]);
  second.end();
  expect([first.isOver(), second.isOver()]).toEqual([true, false]);
});

test('a page that is opened later belongs to the new epoch', async () => {
  (await pageIn(memoryStorage())).end();
  const tab = memoryStorage();
  const later = await pageIn(tab);
  expect([later.enter(), later.isOver()]).toEqual([false, false]);
  expect((await pageIn(tab, 'reload')).enter()).toBe(false);
});

test('clears a tab that was discarded meanwhile, and reports if the browser may restore its fields', async () => {
  for (const arrival of ['reload', 'back_forward'] as const) {
    const tab = memoryStorage();
    (await pageIn(tab)).enter();
    tab.setItem('left-behind', 'what was typed');
    (await pageIn(memoryStorage())).end();
    const again = await pageIn(tab, arrival);
    expect(again.enter()).toBe(true);
    expect(tab.getItem('left-behind')).toBeNull();
    expect([again.enter(), again.isOver()]).toEqual([false, false]);
  }
});

test('a tab whose storage was cleared in between still belongs to its epoch', async () => {
  const tab = memoryStorage();
  const page = await pageIn(tab);
  page.end();
  tab.clear();
  page.note();
  expect((await pageIn(tab, 'reload')).enter()).toBe(false);
});

test('stores nothing before the first epoch has ended', async () => {
  const tab = memoryStorage();
  const page = await pageIn(tab, 'reload');
  expect([page.enter(), page.isOver()]).toEqual([false, false]);
  page.note();
  expect([tab.length, phone.length]).toEqual([0, 0]);
});

test('without storage, a page’s epoch is over only once the page is left', async () => {
  phone = blockedStorage;
  const page = await pageIn(blockedStorage, 'reload');
  expect([page.enter(), page.isOver()]).toEqual([false, false]);
  page.end();
  expect(page.isOver()).toBe(false);
  expect([page.leave(), page.leave()]).toEqual([true, false]);
  expect(page.isOver()).toBe(true);
});
