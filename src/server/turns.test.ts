import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one at a time for each key, in order, whatever happens to the one before', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await sleep(ms);
    done.push(name);
    if (name === 'a2') throw new Error('failed');
    return name;
  };
  const results = Promise.allSettled([
    turns.take('a', work('a1', 30)),
    turns.take('a', work('a2', 5)),
    turns.take('a', work('a3', 0)),
    turns.take('b', work('b1', 0)),
  ]);
  expect([turns.lengthOf('a'), turns.lengthOf('b'), turns.lengthOf('c')]).toEqual([3, 1, 0]);
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(done).toEqual(['b1', 'a1', 'a2', 'a3']);
  expect([turns.lengthOf('a'), turns.lengthOf('b')]).toEqual([0, 0]);
});
