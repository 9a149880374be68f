import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('runs one task per key at a time, in order, even after a failure', async () => {
  const mutex = createKeyedMutex();
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await sleep(ms);
    done.push(name);
    if (name === 'a2') throw new Error('failed');
    return name;
  };
  const results = Promise.allSettled([
    mutex.runExclusive('a', work('a1', 30)),
    mutex.runExclusive('a', work('a2', 5)),
    mutex.runExclusive('a', work('a3', 0)),
    mutex.runExclusive('b', work('b1', 0)),
  ]);
  expect([mutex.queueLength('a'), mutex.queueLength('b'), mutex.queueLength('c')]).toEqual([3, 1, 0]);
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(done).toEqual(['b1', 'a1', 'a2', 'a3']);
  expect([mutex.queueLength('a'), mutex.queueLength('b')]).toEqual([0, 0]);
});
