import type { FileChange } from '../protocol.ts';
import type { Place } from './conditions/subjects.ts';
import {
  blocksFolder,
  type Fields,
  fieldsOf,
  folderFor,
  type Json,
  newFile,
  type Operation,
  type Read,
  removing,
  rulesFile,
  setting,
  wordsFile,
} from './files.ts';
import { emptyStep } from './steps.ts';

/* A block is a group of questions that several forms share. A block has the same kinds of files as a step, so
   that the operations on a step's questions also work on a block. */

/** Creates a block with one text question. The check then reports that no form uses the block yet. */
export function newBlock(files: Iterable<string>, title: string): Operation {
  const block = folderFor(title, blocksIn(files));
  const opens = `file:${rulesFile(blocksFolder, block)}`;
  return { label: `New shared questions "${title}"`, changes: emptyStep(blocksFolder, block), opens };
}

export const blocksIn = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => /^blocks\/([^/]+)\.schema\.json$/.exec(file)?.[1] ?? []);

const refTo = (block: string) => `../${rulesFile(blocksFolder, block)}`;

export function blockOf(read: Read, { form, step }: Place, question: string): string | undefined {
  const rules = fieldsOf(fieldsOf(fieldsOf(read(rulesFile(form, step))).properties)[question]);
  const ref = rules.$ref ?? fieldsOf(rules.items).$ref;
  return typeof ref === 'string' ? /^\.\.\/blocks\/([^/]+)\.schema\.json$/.exec(ref)?.[1] : undefined;
}

/**
 * Returns the rules of the questions in a group, a table or the rows of a repeat. Returns undefined if there
 * are none, or if they are in a block instead of the step's own file.
 */
function ownSet(read: Read, { form, step }: Place, question: string) {
  const file = rulesFile(form, step);
  const rules = fieldsOf(fieldsOf(fieldsOf(read(file)).properties)[question]);
  const isRows = rules.type === 'array';
  const set = isRows ? fieldsOf(rules.items) : rules;
  if (form === blocksFolder || set.properties === undefined) return undefined;
  return { file, path: ['properties', question, ...(isRows ? ['items'] : [])], set };
}

export const canShare = (read: Read, at: Place, question: string): boolean =>
  ownSet(read, at, question) !== undefined;

/**
 * Moves the questions of a group to a new block, and makes the group refer to the block. The check then
 * reports conditions on questions outside the group, because they cannot work in a block.
 */
export function shareGroup(
  read: Read,
  files: Iterable<string>,
  at: Place,
  question: string,
  title: string,
): Operation | undefined {
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
      // Replacing the old rules directly would write the `$ref` on several lines, like the old rules. So the
      // rules are first replaced with null, and the `$ref` is then written on one line, as in other files.
      setting(own.file, own.path, null),
      setting(own.file, own.path, { $ref: refTo(block) }),
      ...inWords.map((key) => removing(words, [question, key])),
    ],
  };
}

/** Creates a file and adds its entries one by one, so that the file is formatted as staff would write it. */
function filledFile(file: string, head: Fields, entries: { readonly [key: string]: Json }): FileChange[] {
  return [newFile(file, head), ...Object.entries(entries).map(([key, value]) => setting(file, [key], value))];
}

export function removeBlock(block: string): Operation {
  const own = [rulesFile(blocksFolder, block), wordsFile(blocksFolder, block)];
  return {
    label: `Remove the shared questions "${block}"`,
    changes: own.map((file) => ({ file, do: 'delete' })),
    opens: '',
  };
}
