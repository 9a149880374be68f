import { expect, test } from 'vitest';
import { pathsOf } from './flow-paths.ts';

const step = { kind: 'form', title: 'Step', check: 'step' } as const;
const flow = { id: 'trip', version: 1, title: 'Trip', access: 'public' } as const;

test('a step has its own path', () => {
  const steps = [
    { ...step, id: 'one', path: '/one' },
    { ...step, id: 'two', path: '/two', kind: 'end' },
  ] as const;
  expect(pathsOf({ ...flow, steps })).toEqual([
    { flow: 'trip', access: 'public', path: '/one', step: 'one', kind: 'form' },
    { flow: 'trip', access: 'public', path: '/two', step: 'two', kind: 'end' },
  ]);
});

test('a flow with one path for all has one route, a flow without paths has none', () => {
  const steps = [
    { ...step, id: 'one' },
    { ...step, id: 'two' },
  ];
  expect(pathsOf({ ...flow, path: '/trip', steps })).toEqual([
    { flow: 'trip', access: 'public', path: '/trip' },
  ]);
  expect(pathsOf({ ...flow, steps })).toEqual([]);
});
