import { expect, test } from 'vitest';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import type { Notice } from '../protocol.ts';
import { sidesOf } from './sides.ts';
import { unseenFiles } from './unseen.ts';

const unseen = (earlier: Readonly<Record<string, string | null>>, told: readonly string[] = []) => {
  const notices = told.map(
    (file): Notice => ({
      ...{ level: 'safe', file, line: 1, path: [], message: 'It changed.', remedies: [] },
    }),
  );
  return unseenFiles(notices, sidesOf(openCopy().texts(), earlier, {}));
};

test('names the files that students do not see in words', () => {
  const files = [
    ['application/flow.json', 'Settings of “Application”'],
    ['application/migrations.json', 'Answers carried over from earlier versions of “Application”'],
    [
      'application/samples/blank-text.json',
      'Example answers “Only spaces where text is required” of “Application”',
    ],
    ['business-loan/content/done.md', 'End page of “Small-Business Loan”'],
    [
      'business-loan/content/terms.md',
      'Text of the step “A loan for your business” of “Small-Business Loan”',
    ],
    ['images/compound.svg', 'Picture compound.svg'],
    ['options/region.json', 'List “Region”'],
  ] as const;
  const earlier = Object.fromEntries(files.map(([file]) => [file, '{}']));
  expect(unseen(earlier)).toEqual(files.map(([, name]) => name));
});

test('leaves out the files of a new form, which has a notice of its own', () => {
  const files = ['business-loan/flow.json', 'business-loan/content/done.md'];
  const earlier = Object.fromEntries(files.map((file) => [file, null]));
  expect(unseen(earlier, ['business-loan/flow.json'])).toEqual([]);
});

test('leaves out the text of an added step, which has a notice of its own', () => {
  const text = 'business-loan/content/terms.md';
  expect(unseen({ [text]: null }, ['business-loan/flow.json'])).toEqual([]);
  expect(unseen({ [text]: '' }, ['business-loan/flow.json'])).toHaveLength(1);
});

test('names a removed file after the form and step that it belonged to', () => {
  const flow = 'information/flow.json';
  const earlier = JSON.parse(openCopy().texts().get(flow)!);
  earlier.title = 'Welcome';
  earlier.steps.unshift({ id: 'greeting', kind: 'content', title: 'A greeting' });
  expect(
    unseen({ [flow]: JSON.stringify(earlier), 'information/content/greeting.md': 'Hello.' }, []),
  ).toContain('Text of the step “A greeting” of “Information”');
});
