import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Returns a queue whose items finish when the test calls `finishOne`. */
function queueOf(limits: { concurrency: number; maxLength: number; maxLengthPerClient: number }) {
  const queue = createFairQueue(limits);
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const add = (client: string) =>
    queue.run(client, async () => {
      started.push(client);
      await new Promise<void>((resolve) => finish.push(resolve));
    });
  async function finishOne() {
    finish.shift()!();
    await new Promise(setImmediate);
  }
  return { add, started, finishOne };
}

const busy = { statusCode: 503, retryAfter: 5 };
const tooMany = { statusCode: 429, retryAfter: 5 };

test('alternates between clients, however many items each has waiting', async () => {
  const { add, started, finishOne } = queueOf({ concurrency: 1, maxLength: 100, maxLengthPerClient: 100 });
  const done = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(add);
  for (const _ of done) await finishOne();
  await Promise.all(done);
  expect(started.join('')).toBe('aabcaba');
});

test('never exceeds the concurrency limit, even after failures', async () => {
  const queue = createFairQueue({ concurrency: 2, maxLength: 100, maxLengthPerClient: 100 });
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
    throw new Error('failed');
  };
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => queue.run(`${n % 3}`, work)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(most).toBe(2);
  expect(await queue.run('a', async () => 'done')).toBe('done');
});

test('refuses a client with too many waiting items, but not other clients', async () => {
  const { add, started, finishOne } = queueOf({ concurrency: 1, maxLength: 100, maxLengthPerClient: 2 });
  const taken = [add('a'), add('a'), add('a')];
  await expect(add('a')).rejects.toMatchObject(tooMany);
  taken.push(add('b'));
  for (const _ of taken) await finishOne();
  await Promise.all(taken);
  expect(started).toEqual(['a', 'a', 'b', 'a']);
});

test('replaces an item of the client with the most waiting items when a new client joins a full queue', async () => {
  const { add, started, finishOne } = queueOf({ concurrency: 1, maxLength: 5, maxLengthPerClient: 3 });
  const taken = ['a', 'a', 'a'].map(add);
  const crowdedOut = expect(add('a')).rejects.toMatchObject(busy);
  taken.push(add('b'), add('b'), add('c'));
  await crowdedOut;
  // Clients a and b both have the most waiting items, so a new item of b does not displace an item of a.
  await expect(add('b')).rejects.toMatchObject(busy);
  for (const _ of taken) await finishOne();
  await Promise.all(taken);
  expect(started.join('')).toBe('aabcab');
});
