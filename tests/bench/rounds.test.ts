import { expect, test } from 'vitest';
import { inTurns, rounds } from './rounds.ts';

test('subjects take turns, and the first round only warms them up', async () => {
  const order: string[] = [];
  let ms = 1000;
  const subject = (name: string, step: number) => async () => {
    order.push(name);
    ms = order.length <= 2 ? 1000 : step * Math.ceil(order.length / 2 - 1);
    return { ms };
  };
  expect(await inTurns([subject('portal', 10), subject('floor', 1)])).toEqual([{ ms: 30 }, { ms: 3 }]);
  expect(order).toEqual(Array.from({ length: rounds + 1 }, () => ['portal', 'floor']).flat());
});
