import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { activeFields, unchangedFields } from './asked-fields.ts';
import { applyChange } from './change.ts';
import { evaluate } from './evaluate.ts';
import { flowOf, formStep } from './testing/form.ts';
import { validateStep } from './validate.ts';

const step = formStep('home', {
  region: [{}],
  town: [{ enum: ['Bakau', 'Tanji'] }, { where: { region: { Bakau: 'Kanifing', Tanji: 'West Coast' } } }],
  street: [{ list: 'streets' }, { where: { region: 'region' } }],
});
const flow = flowOf([step], {}, { home: () => true });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapAfter(act: () => void): number {
  act();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('5,000 different answers to a filter question leave nothing in memory', () => {
  const send = (from: number, count: number) =>
    heapAfter(() => {
      for (let at = from; at < from + count; at += 1)
        evaluate(flow, { home: { region: `${at} `.padEnd(1900, 'x') } }, { today: '2026-11-20' });
    });
  const before = send(0, 500);
  expect(send(500, 5000) - before).toBeLessThan(1_000_000);
});

test('returns new objects only for fields whose options changed', () => {
  const fields = (region: string) => activeFields(flow, step, { region, town: 'Bakau' });
  const before = fields('Kanifing');
  expect(unchangedFields(before, fields('Kanifing'))).toBe(before);
  const after = unchangedFields(before, fields('West Coast'));
  expect(after.map((field, at) => field === before[at])).toEqual([true, false, true]);
  expect(after[1]?.schema.enum).toEqual(['Tanji']);
});

test('a changed filter clears an answer that no longer fits, without an error', () => {
  const before = { region: 'Kanifing', town: 'Bakau' };
  const after = applyChange(flow, step, before, 'region', 'West Coast');
  expect(after).toEqual({ region: 'West Coast', town: '' });
  expect(validateStep(flow, step, after, { today: '2026-11-20' })).toEqual([]);
});
