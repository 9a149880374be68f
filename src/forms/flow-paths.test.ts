import { expect, test } from 'vitest';
import { flowPaths, pathsOf } from './flow-paths.ts';

test('the questionnaires are where the specification puts them (portal.md §2)', () => {
  expect(flowPaths.map(({ flow, path }) => [flow, path])).toEqual(
    expect.arrayContaining([
      ['information', '/info'],
      ['application', '/basic-information'],
      ['application', '/academic-information'],
      ['application', '/loan-information'],
      ['application', '/review-application'],
    ]),
  );
});

test('a flow with one path for all has one route, a flow without paths has none', () => {
  const steps = [{ id: 'one' }, { id: 'two' }];
  expect(pathsOf({ id: 'walk', access: 'public', path: '/walk', steps })).toEqual([
    { flow: 'walk', access: 'public', path: '/walk' },
  ]);
  expect(pathsOf({ id: 'dialog', access: 'public', steps })).toEqual([]);
});
