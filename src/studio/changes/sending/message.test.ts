import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deed } from '../deeds.ts';
import { mostLetters, subjectOf } from './message.ts';

const deed = (
  verb: Deed['verb'],
  name: string,
  kind: Deed['kind'] = 'question',
  of = 'Application',
): Deed => ({
  ...{ verb, kind, name, of },
});

test.each<[string, readonly Deed[]]>([
  ['Change nothing that people see', []],
  ['Add the question Nickname of Application', [deed('Add', 'Nickname')]],
  ['Remove the step Loan of Application', [deed('Remove', 'Loan', 'step')]],
  ['Add the form Survey', [deed('Add', 'Survey', 'form', 'Survey')]],
  ['Offer Gunjur in the list Town', [deed('Offer', 'Gunjur', 'list', 'the list Town')]],
  [
    'Change the support phone of the lender',
    [deed('Change', 'support phone', 'setting', 'the lender’s details')],
  ],
  ['Add the question A and remove the question B', [deed('Add', 'A'), deed('Remove', 'B')]],
  ['Reword the questions A, B and C of Application', ['A', 'B', 'C'].map((name) => deed('Reword', name))],
  [
    'Reword 9 questions of Application',
    Array.from({ length: 9 }, (_, index) => deed('Reword', `Question ${index}`)),
  ],
  ['Reword a question of Application', [deed('Reword', 'A very long question '.repeat(5))]],
])('%s', (subject, deeds) => {
  expect(subjectOf(deeds)).toBe(subject);
});

test('a subject is never longer than there is room for', () => {
  const deeds = fc.array(
    fc.record({
      verb: fc.constantFrom('Add', 'Remove', 'Reword', 'Change', 'Offer'),
      kind: fc.constantFrom('question', 'step', 'form', 'list', 'setting'),
      name: fc.string({ maxLength: 80 }),
      of: fc.string({ maxLength: 80 }),
    }),
  );
  fc.assert(fc.property(deeds, (done) => subjectOf(done as readonly Deed[]).length <= mostLetters));
});
