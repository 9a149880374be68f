import { expect, test } from 'vitest';
import { checkSource } from '../check.ts';
import { runtimeFlow } from '../compile/runtime-flow.ts';
import { flowsOf } from '../source/flows.ts';
import { portalTexts, sourceOfTexts } from '../testing/fixture.ts';
import { pathsThrough } from './paths.ts';
import { missingSamples, shownBySamples } from './samples.ts';
import { partsOf } from './walk.ts';

const today = '2026-11-22';

test('writes valid samples with unique names that cover everything', () => {
  const texts = portalTexts();
  const source = sourceOfTexts(texts);
  const pathsBy = new Map(flowsOf(source).map((flow) => [flow.id, pathsThrough(source, flow, today).paths]));
  const written = flowsOf(source).flatMap((flow) =>
    missingSamples(runtimeFlow(source, flow), flow, { paths: pathsBy.get(flow.id)!, today }),
  );
  expect(written.length).toBeGreaterThan(0);
  for (const { file, text } of written) {
    expect(texts.has(file), file).toBe(false);
    texts.set(file, text);
  }
  const after = sourceOfTexts(texts);
  expect(checkSource(after, { today })).toEqual([]);
  for (const flow of flowsOf(after)) {
    const running = runtimeFlow(after, flow);
    const paths = pathsBy.get(flow.id)!;
    const shown = new Set([...shownBySamples(running, flow, today).values()].flatMap(partsOf));
    if (flow.samples.length > 0)
      for (const { walk } of paths) expect([...shown]).toEqual(expect.arrayContaining(partsOf(walk)));
    expect(missingSamples(running, flow, { paths, today })).toEqual([]);
  }
});

test('does not overwrite an existing file', () => {
  const texts = portalTexts();
  const name = 'exit-survey/samples/way-1.json';
  const { title: _, ...right } = JSON.parse(texts.get('exit-survey/samples/valid.json')!);
  texts.set(name, JSON.stringify({ title: 'Mine', ...right }));
  const source = sourceOfTexts(texts);
  const flow = flowsOf(source).find(({ id }) => id === 'exit-survey')!;
  const { paths } = pathsThrough(source, flow, today);
  const written = missingSamples(runtimeFlow(source, flow), flow, { paths, today });
  expect(written.map(({ file }) => file)).toEqual(['exit-survey/samples/way-2.json']);
});
