import { expect, test } from 'vitest';
import { openCopy as open } from '#scripts/studio/testing/open-copy.ts';
import { blockOf, canShare, newBlock, removeBlock, shareGroup } from './blocks.ts';
import type { Fields, Operation } from './files.ts';
import { kindsFor } from './question-kinds.ts';
import { addQuestion } from './questions.ts';

const basic = { form: 'application', step: 'basic' };
const list = 'options/region.json';

test('adds questions to a new block, which is valid once it is used', () => {
  const { read, texts, run, findings, expectRight } = open();
  const made = newBlock(texts().keys(), 'Next of kin');
  expect(made.opens).toBe('file:blocks/next-of-kin.schema.json');
  run(made);
  expect(findings()).toEqual([expect.stringContaining('No question uses this block')]);
  const block = { form: 'blocks', step: 'next-of-kin' };
  const kinds = kindsFor(read, block, list, block.step);
  expect(kinds.map(({ widget }) => widget)).not.toContain('group');
  const names = kinds.map((kind) => {
    const added = addQuestion(read, block, 'What is it', kind);
    run(added);
    return added.name;
  });
  expect(new Set(names).size).toBe(kinds.length);
  const kind = kindsFor(read, basic, list, block.step).at(-1)!;
  const asked = addQuestion(read, basic, 'Your next of kin', kind);
  run(asked);
  expectRight();
  expect(blockOf(read, basic, asked.name)).toBe(block.step);
});

test('deletes both files of an unused block', () => {
  const { texts, run, findings } = open();
  const before = [...texts().keys()];
  run(newBlock(texts().keys(), 'Address'));
  expect(texts().has('blocks/address-2.ui.json')).toBe(true);
  run(removeBlock('address-2'));
  expect([...texts().keys()]).toEqual(before);
  expect(findings()).toEqual([]);
});

test.each(['group', 'rows', 'matrix'])('moves the questions of %s to a block unchanged', (widget) => {
  const { read, texts, run, fix, findings } = open();
  const kind = kindsFor(read, basic, list).find((each) => each.widget === widget)!;
  const { name, ...holder } = addQuestion(read, basic, 'What you own', kind);
  run(holder);
  const within = { ...basic, trail: [name] };
  run(addQuestion(read, within, 'One more', kindsFor(read, within, list)[0]!));
  fix();
  const [rules, words] = ['schema', 'ui'].map((end) => `application/basic.${end}.json`);
  const then = Object.fromEntries([rules!, words!].map((file) => [file, read(file) as Fields]));
  expect(canShare(read, basic, name)).toBe(true);
  const shared = shareGroup(read, texts().keys(), basic, name, 'Belongings')!;
  run(shared);
  expect(findings()).toEqual([]);
  const { fields } = (then[words!] as { [key: string]: { fields: object } })[name]!;
  expect(read('blocks/belongings.ui.json')).toEqual({ $schema: '../meta/ui.schema.json', ...fields });
  const asked = (read(rules!) as { properties: { [key: string]: object } }).properties[name];
  const ref = { $ref: '../blocks/belongings.schema.json' };
  expect(asked).toEqual(widget === 'rows' ? { type: 'array', maxItems: 10, items: ref } : ref);
  expect(canShare(read, basic, name)).toBe(false);
  expect(blockOf(read, basic, name)).toBe('belongings');
});

test('moves inner conditions along and leaves other lines untouched', () => {
  const { read, texts, run, expectRight } = open();
  const at = { form: 'groups-and-blocks', step: 'places' };
  const file = 'groups-and-blocks/places.schema.json';
  const household = () => shareGroup(read, texts().keys(), at, 'household', 'Household')!;
  // One condition and one text of the group use an answer from outside the group, which is impossible in a
  // block. So the condition is removed and the text is replaced first.
  const before = texts().get(file);
  const outside: Operation = {
    label: '',
    changes: [
      { file, do: 'remove', path: ['properties', 'household', 'allOf', 1] },
      {
        ...{ file: 'groups-and-blocks/places.ui.json', do: 'set', value: 'For whom?' },
        path: ['household', 'fields', 'employer', 'ui:title'],
      },
    ],
  };
  run(outside);
  run(household());
  expectRight();
  expect(read('blocks/household.schema.json')).toMatchObject({
    allOf: [{ then: { required: ['landlord'] } }],
  });
  const kept = texts().get(file)!.split('\n');
  expect(before!.split('\n')).toEqual(expect.arrayContaining(kept.filter((line) => !/household/.test(line))));
  expect(kept).toContain('    "household": { "$ref": "../blocks/household.schema.json" }');
});

test('does not share a question without inner questions', () => {
  const { read, texts } = open();
  const at = { form: 'groups-and-blocks', step: 'places' };
  expect(canShare(read, at, 'home')).toBe(false);
  expect(canShare(read, basic, 'surname')).toBe(false);
  expect(shareGroup(read, texts().keys(), at, 'home', 'Home')).toBeUndefined();
});
