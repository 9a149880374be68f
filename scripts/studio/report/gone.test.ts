import { expect, test } from 'vitest';
import type { Path } from '#studio/files/json.ts';
import { removeQuestion } from '#studio/operations/questions.ts';
import { checkSource } from '../../schemas/check.ts';
import { readSource } from '../../schemas/source/source.ts';
import { openCopy } from '../testing/open-copy.ts';
import { remediesForGone } from './gone.ts';

function afterRemoving(form: string, step: string, question: string) {
  const { own, workspace, read } = openCopy();
  const before = readSource(own);
  workspace.change('Gone', removeQuestion(read, { form, step }, question).changes);
  const now = readSource(own);
  const remedies = remediesForGone(before, now);
  const at = (file: string, path: Path) => {
    const found = checkSource(now).filter(
      (each) => each.file === file && each.message.includes(question) && !each.message.startsWith('Other'),
    );
    return found.flatMap((each) => remedies(each, path) ?? []);
  };
  return { at, workspace };
}

test('offers to remove a condition on a removed question, and suggests no other name', () => {
  const { at, workspace } = afterRemoving('exit-survey', 'work', 'hasWork');
  const remedies = at('exit-survey/work.schema.json', ['if', 'properties', 'hasWork']);
  expect(remedies[0]).toMatchObject({ words: 'Remove the condition' });
  workspace.change('Mended', remedies[0]!.changes!);
  expect(workspace.text('exit-survey/work.schema.json')).not.toContain('hasWork');
});

test('offers to remove a rule that compares with a removed question', () => {
  const { at } = afterRemoving('dates-and-rules', 'person', 'ownNumber');
  const path = ['properties', 'secondNumber', 'different'];
  const [remedy] = at('dates-and-rules/course.schema.json', path);
  expect(remedy).toMatchObject({
    words: 'Remove this use of the question',
    changes: [{ do: 'remove', path }],
  });
});

test('leaves a text that uses a removed answer to a person', () => {
  const { at } = afterRemoving('groups-and-blocks', 'person', 'fullName');
  const remedies = at('groups-and-blocks/flow.json', ['steps', 1, 'header']);
  expect(remedies.length).toBeGreaterThan(0);
  expect(remedies.every(({ changes, words }) => !changes && words.includes('was removed'))).toBe(true);
});
