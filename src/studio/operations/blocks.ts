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

/* Blocks: questions that several forms ask, in files of their own. They look like those of a step, so all that is done
 * with a step's questions is done with them as well. */

/** The folder that all blocks stand in, as a form's steps stand in the form's. */
export const blocksFolder = 'blocks';

type NewBlock = Operation & { readonly block: string };

/** Questions to be shared, from nothing: one line of text. The check asks for them to be used. */
export function newBlock(files: Iterable<string>, title: string): NewBlock {
  const block = folderFor(title, blocksIn(files));
  return { label: `New shared questions "${title}"`, changes: emptyStep(blocksFolder, block), block };
}

/** The names of the blocks that there are. */
export const blocksIn = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => /^blocks\/([^/]+)\.schema\.json$/.exec(file)?.[1] ?? []);

/** What the files of a form write to have a block asked. */
const refTo = (block: string) => `../${rulesFile(blocksFolder, block)}`;

/** The block that a question asks, once or in each row. */
export function blockOf(read: Read, { form, step }: Step, question: string): string | undefined {
  const rules = fieldsOf(fieldsOf(fieldsOf(read(rulesFile(form, step))).properties)[question]);
  const ref = rules.$ref ?? fieldsOf(rules.items).$ref;
  return typeof ref === 'string' ? /^\.\.\/blocks\/([^/]+)\.schema\.json$/.exec(ref)?.[1] : undefined;
}

/** Where the rules of a group, of a table or of a row are written that can be shared; undefined where none are. */
function ownSet(read: Read, { form, step }: Step, question: string) {
  const file = rulesFile(form, step);
  const rules = fieldsOf(fieldsOf(fieldsOf(read(file)).properties)[question]);
  const isRows = rules.type === 'array';
  const set = isRows ? fieldsOf(rules.items) : rules;
  if (form === blocksFolder || set.properties === undefined) return undefined;
  return { file, path: ['properties', question, ...(isRows ? ['items'] : [])], set };
}

/** Whether the questions of this one are its own, and can be put where others ask them too. */
export const canShare = (read: Read, at: Step, question: string): boolean =>
  ownSet(read, at, question) !== undefined;

/**
 * Puts the questions of a group into a block, with their rules and words as they are, and asks that block in their
 * place: nothing changes for people. What looks at questions outside of the group cannot come along; the check says so.
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
      // In place of nothing it is written on one line, as staff write it.
      { file: own.file, do: 'set', path: own.path, value: null },
      { file: own.file, do: 'set', path: own.path, value: { $ref: refTo(block) } },
      ...inWords.map((key): FileChange => ({ file: words, do: 'remove', path: [question, key] })),
    ],
    block,
  };
}

/** A new file whose entries are laid out as those of the files that staff write. */
function filledFile(file: string, head: Fields, entries: { readonly [key: string]: Json }): FileChange[] {
  return [
    newFile(file, head),
    ...Object.entries(entries).map(
      ([key, value]): FileChange => ({ ...{ file, do: 'set' as const, path: [key] }, value }),
    ),
  ];
}

/** Takes a block that no question asks away. */
export function removeBlock(block: string): Operation {
  const own = [rulesFile(blocksFolder, block), wordsFile(blocksFolder, block)];
  return {
    label: `Remove the shared questions "${block}"`,
    changes: own.map((file) => ({ file, do: 'delete' })),
  };
}
