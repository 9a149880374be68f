import { expect, test } from 'vitest';
import { openCopy } from '#scripts/studio/testing/open-copy.ts';
import { questionKinds } from '../operations/question-kinds.ts';
import { addQuestion, removeWithNamings, setRequired } from '../operations/questions.ts';
import { selectionOf, type Thing } from '../outline.ts';
import { putBack, undoAll } from './put-back.ts';
import { sidesOf } from './sides.ts';

const basic = { form: 'application', step: 'basic' };
const words = 'application/basic.ui.json';

function changed(change: (copy: ReturnType<typeof openCopy>) => void) {
  const copy = openCopy();
  const before = new Map(copy.texts());
  change(copy);
  const earlier = () => {
    const now = copy.texts();
    const files = [...new Set([...before.keys(), ...now.keys()])];
    const differing = files.filter((file) => before.get(file) !== now.get(file));
    return Object.fromEntries(differing.map((file) => [file, before.get(file) ?? null]));
  };
  const sides = () => sidesOf(copy.texts(), earlier(), {});
  return {
    ...copy,
    earlier,
    putBack: (key: string) =>
      copy.run({ label: 'Put back', changes: putBack(sides(), selectionOf(key) as Thing) }),
  };
}

const set = (path: readonly string[], value: string) => ({
  label: 'Set',
  changes: [{ file: words, do: 'set' as const, path: [...path], value }],
});

test('restores one question byte for byte and keeps other changes', () => {
  const { earlier, putBack, read } = changed(({ run, read }) => {
    run(set(['surname', 'ui:title'], 'Family name'));
    run(set(['surname', 'ui:help'], 'As in your pass'));
    run(setRequired(read, basic, 'surname', false));
    run(set(['firstName', 'ui:title'], 'Given name'));
  });
  putBack('application/basic/surname');
  expect(read(words)).toMatchObject({ surname: { 'ui:title': 'Surname' } });
  expect(read(words)).not.toHaveProperty(['surname', 'ui:help']);
  expect(read('application/basic.schema.json')).toMatchObject({
    required: expect.arrayContaining(['surname']),
  });
  putBack('application/basic/firstName');
  expect(earlier()).not.toHaveProperty([words]);
});

test('makes a question required again in a step without `required`', () => {
  const rules = 'application/basic.schema.json';
  const { putBack, read } = changed(({ run }) =>
    run({ label: 'Remove', changes: [{ file: rules, do: 'remove', path: ['required'] }] }),
  );
  putBack('application/basic/surname');
  expect(read(rules)).toMatchObject({ required: ['surname'] });
});

test('removes a new question, and restores a removed one with its step', () => {
  const { earlier, putBack } = changed(({ run, read }) =>
    run(addQuestion(read, basic, 'Nickname', questionKinds('options/region.json')[0]!)),
  );
  putBack('application/basic/nickname');
  expect(earlier()).toEqual({});
  const gone = changed(({ run, read }) => run(removeWithNamings(read, basic, 'ethnicity')));
  gone.putBack('application/basic');
  expect(gone.earlier()).toEqual({});
});

test('undoes all changes, deleting new files and restoring removed ones', () => {
  const { earlier, run, findings } = changed(({ run, fix }) => {
    run(set(['surname', 'ui:title'], 'Family name'));
    run({ label: 'New', changes: [{ file: 'options/new.json', do: 'write', text: '{}' }] });
    run({ label: 'Gone', changes: [{ file: 'application/samples/too-long.json', do: 'delete' }] });
    fix();
  });
  const base = { commit: '', date: '', subject: '', isCommitted: false, texts: earlier() };
  run({ label: 'Undo all', changes: undoAll(base) });
  expect(earlier()).toEqual({});
  expect(findings()).toEqual([]);
});
