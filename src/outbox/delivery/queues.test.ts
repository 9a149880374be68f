import { afterEach, expect, test, vi } from 'vitest';
import type { OutboxItem } from './outbox-item.ts';
import { createQueue } from './queues.ts';
import { itemWith } from './testing/test-outbox.ts';

afterEach(() => vi.unstubAllGlobals());

const item = itemWith({ id: '1' });

function queueWith(read: () => Promise<readonly OutboxItem[]> = async () => [item]) {
  const delivered: string[] = [];
  const queue = createQueue({
    name: 'a queue',
    read,
    snapshot: () => [],
    deliver: async ({ id }) => void delivered.push(id),
    isHidden: () => false,
  });
  return { queue, delivered };
}

const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
const takeBack = async (_name: string, work: () => Promise<void>) => {
  void work();
  throw new DOMException('the context is going away', 'AbortError');
};

test.each([
  ['refuses the lock, as Chrome does if site data is blocked', refuse],
  ['takes the lock from a page that is being left', takeBack],
])('delivers once if the browser %s', async (_what, request) => {
  vi.stubGlobal('navigator', { locks: { request } });
  const { queue, delivered } = queueWith();
  await queue.run();
  expect(delivered).toEqual(['1']);
});

test('does not repeat a failed round, and still runs the next one', async () => {
  let reads = 0;
  const { queue, delivered } = queueWith(async () => {
    reads += 1;
    if (reads === 1) throw new Error('not now');
    return [item];
  });
  const [first, next] = await Promise.allSettled([queue.run(), queue.run()]);
  expect([first.status, next.status]).toEqual(['rejected', 'fulfilled']);
  expect(delivered).toEqual(['1']);
  await queue.run();
  expect(delivered).toEqual(['1', '1']);
});
