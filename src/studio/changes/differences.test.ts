import { expect, test } from 'vitest';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import { differencesAt } from './differences.ts';
import { sidesOf } from './sides.ts';

test('names the entry of a list in which a text changed', () => {
  const texts = openCopy().texts();
  const file = 'application/flow.json';
  const flow = JSON.parse(texts.get(file)!);
  const [first, ...others] = flow.steps;
  const earlier = JSON.stringify({ ...flow, steps: [{ ...first, previous: 'Earlier words' }, ...others] });
  const [difference] = differencesAt(sidesOf(texts, { [file]: earlier }, {}), file, ['steps']);
  expect(difference).toMatchObject({ label: 'Basic Information, previous', before: 'Earlier words' });
});
