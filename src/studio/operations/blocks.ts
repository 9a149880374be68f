import type { FileChange } from '../protocol.ts';
import {
  type Fields,
  fieldsOf,
  folderFor,
  type Json,
  newFile,
  type Operation,
  type Read,
  rulesFile,
  wordsFile,
} from './files.ts';
import type { Step } from './question-place.ts';
import { emptyStep } from './steps.ts';

/*
 * Blocks are questions that several forms share, in files like those of a step, so that the operations for a step's
 * questions work for them as well.
 */

/** The folder of all blocks. It takes the place of a form's folder. */
export const blocksFolder = 'blocks';

type NewBlock = Operation & { readonly block: string };

/** Creates a block with one text question. The check asks for it to be used. */
export function newBlock(files: Iterable<string>, title: string): NewBlock {
  const block = folderFor(title, blocksIn(files));
  return { label: `New shared questions "${title}"`, changes: emptyStep(blocksFolder, block), block };
}

export const blocksIn = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => /^blocks\/([^/]+)\.schema\.json$/.exec(file)?.[1] ?? []);

/** The `$ref` to a block, as a form's files write it. */
const refTo = (block: string) => `../${rulesFile(blocksFolder, block)}`;

/** The block that a question refers to, directly or in its rows. */
export function blockOf(read: Read, { form, step }: Step, question: string): string | undefined {
  const rules = fieldsOf(fieldsOf(fieldsOf(read(rulesFile(form, step))).properties)[question]);
  const ref = rules.$ref ?? fieldsOf(rules.items).$ref;
  return typeof ref === 'string' ? /^\.\.\/blocks\/([^/]+)\.schema\.json$/.exec(ref)?.[1] : undefined;
}

/** The file and path of the inline rules of a group, table or row; undefined if it has none. */
function ownSet(read: Read, { form, step }: Step, question: string) {
  const file = rulesFile(form, step);
  const rules = fieldsOf(fieldsOf(fieldsOf(read(file)).properties)[question]);
  const isRows = rules.type === 'array';
  const set = isRows ? fieldsOf(rules.items) : rules;
  if (form === blocksFolder || set.properties === undefined) return undefined;
  return { file, path: ['properties', question, ...(isRows ? ['items'] : [])], set };
}

/** Whether the question's inner questions are inline and can be moved to a block. */
export const canShare = (read: Read, at: Step, question: string): boolean =>
  ownSet(read, at, question) !== undefined;

/**
 * Moves the inner questions of a group to a block, with rules and texts unchanged, and refers to that block.
 * Conditions that look at questions outside the group cannot move; the check reports them.
 */
export function shareGroup(
  read: Read,
  files: Iterable<string>,
  at: Step,
  question: string,
  title: string,
): NewBlock | undefined {
  const own = ownSet(read, at, question);
  if (!own) return undefined;
  const block = folderFor(title, blocksIn(files));
  const words = wordsFile(at.form, at.step);
  const said = fieldsOf(fieldsOf(read(words))[question]);
  const { type, additionalProperties, properties, required = [], ...more } = own.set;
  const sets = { properties: properties!, required, ...more };
  const inWords = ['fields', 'groups'].filter((key) => said[key] !== undefined);
  const { groups } = said;
  return {
    label: `Share the questions of "${String(said['ui:title'] ?? question)}" as "${title}"`,
    changes: [
      ...filledFile(
        rulesFile(blocksFolder, block),
        { $schema: '../meta/step.schema.json', type: type!, additionalProperties: additionalProperties! },
        sets,
      ),
      ...filledFile(
        wordsFile(blocksFolder, block),
        { $schema: '../meta/ui.schema.json' },
        { ...(groups === undefined ? {} : { groups }), ...fieldsOf(said.fields) },
      ),
      // Replacing null first puts the value on one line, as staff write it.
      { file: own.file, do: 'set', path: own.path, value: null },
      { file: own.file, do: 'set', path: own.path, value: { $ref: refTo(block) } },
      ...inWords.map((key): FileChange => ({ file: words, do: 'remove', path: [question, key] })),
    ],
    block,
  };
}

/** A new file whose entries are laid out as in staff's files. */
function filledFile(file: string, head: Fields, entries: { readonly [key: string]: Json }): FileChange[] {
  return [
    newFile(file, head),
    ...Object.entries(entries).map(
      ([key, value]): FileChange => ({ ...{ file, do: 'set' as const, path: [key] }, value }),
    ),
  ];
}

/** Deletes a block that no question uses. */
export function removeBlock(block: string): Operation {
  const own = [rulesFile(blocksFolder, block), wordsFile(blocksFolder, block)];
  return {
    label: `Remove the shared questions "${block}"`,
    changes: own.map((file) => ({ file, do: 'delete' })),
  };
}
