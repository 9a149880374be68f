import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommitSubject } from '../commit-subjects.ts';
import { mostLetters, subjectOf } from './message.ts';

const subject = (
  verb: CommitSubject['verb'],
  name: string,
  kind: CommitSubject['kind'] = 'question',
  of = 'Application',
): CommitSubject => ({
  ...{ verb, kind, name, of },
});

test.each<[string, readonly CommitSubject[]]>([
  ['Change nothing that students see', []],
  ['Add the question Nickname of Application', [subject('Add', 'Nickname')]],
  ['Remove the step Loan of Application', [subject('Remove', 'Loan', 'step')]],
  ['Add the form Survey', [subject('Add', 'Survey', 'form', 'Survey')]],
  ['Offer Gunjur in the list Town', [subject('Offer', 'Gunjur', 'list', 'the list Town')]],
  [
    'Change the support phone of the lender',
    [subject('Change', 'support phone', 'setting', 'the lender’s details')],
  ],
  ['Add the question A and remove the question B', [subject('Add', 'A'), subject('Remove', 'B')]],
  ['Reword the questions A, B and C of Application', ['A', 'B', 'C'].map((name) => subject('Reword', name))],
  [
    'Reword 9 questions of Application',
    Array.from({ length: 9 }, (_, index) => subject('Reword', `Question ${index}`)),
  ],
  ['Reword a question of Application', [subject('Reword', 'A very long question '.repeat(5))]],
])('%s', (subject, subjects) => {
  expect(subjectOf(subjects)).toBe(subject);
});

test('never exceeds the maximum length of a subject', () => {
  const subjects = fc.array(
    fc.record({
      verb: fc.constantFrom('Add', 'Remove', 'Reword', 'Change', 'Offer'),
      kind: fc.constantFrom('question', 'step', 'form', 'list', 'setting'),
      name: fc.string({ maxLength: 80 }),
      of: fc.string({ maxLength: 80 }),
    }),
  );
  fc.assert(
    fc.property(subjects, (done) => subjectOf(done as readonly CommitSubject[]).length <= mostLetters),
  );
});
