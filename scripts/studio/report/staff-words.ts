import { once } from '#studio/files/once.ts';
import { childOf, type MetaNode, resolved, titleOf, wordsOfCode } from '#studio/meta/meta-schema.ts';
import { type UiFile, uiEntries } from '../../schemas/source/schema-files.ts';
import type { Source } from '../../schemas/source/source.ts';

/* Messages of the check and the diff contain keywords and names from the files. The studio replaces them
   with the words in its editors: the titles of the meta schema and the labels of the questions. */

const commands: readonly (readonly [RegExp, string])[] = [
  [/Write "\w+" into "required", and/g, 'Tick “Must be answered” for it, and'],
  [/(Try (?:it|every branch)): npm run forms/g, '$1 on the phone.'],
  [/ in npm run forms\b/g, ' in the studio'],
  [/Run: npm run schemas:fix/g, 'Press “Update the example answers”.'],
  [/run: npm run schemas:fix/g, 'press “Update the example answers”.'],
  [/run: npm run schemas:retire \S+ ("(?:[^"\\]|\\.)*")\.?/g, 'press “Retire” next to $1 in the list.'],
  [/: its "placeholder" is false/, ', because “This is the real one” is “Yes”'],
  [/, or set "placeholder" to true again\./, ', or choose “No, not yet” again.'],
];

/** Replaces commands in a message with the names of buttons, because staff may have no terminal. */
const withoutCommands = (words: string): string =>
  commands.reduce((said, [command, done]) => said.replace(command, done), words);

interface Flow {
  readonly title?: string;
  readonly steps?: readonly { readonly id: string; readonly title?: string }[];
}

/** Only these keywords are replaced in messages. Others, such as "format", are also ordinary words. */
const named: readonly string[] = [
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'pastYears'],
  ...['decimals', 'maxBytes', 'fileTypes', 'uniqueItems', 'sameAs', 'hardToGuess', 'notBefore', 'readOnly'],
  ...['sumIs', 'atLeastOneOf', 'countries'],
];

/** In a message, matches the id of a step and, if the message names the step's form, the id of the form. */
const stepNames = /\b(step|now, not in) "([\w-]+)"(?: of "([\w-]+)")?/g;

/**
 * Returns a function that rewrites a message in the words of the studio's editors. If the message names no
 * form, its steps and questions are looked up in the form that contains `file`.
 */
export function staffWords({ json }: Source): (message: string, file?: string) => string {
  const root = json.get('meta/step.schema.json')?.value as MetaNode | undefined;
  const rules = root && resolved(root, { $ref: '#/definitions/field' });
  const ui = json.get('meta/ui.schema.json')?.value as MetaNode | undefined;
  const words = ui && resolved(ui, { $ref: '#/definitions/field' });
  const widget = ui && words && childOf(ui, words, 'ui:widget');
  const list = json.get('meta/options.schema.json')?.value as MetaNode | undefined;
  const flowOf = (form: string) => json.get(`${form}/flow.json`)?.value as Flow | undefined;
  const stepTitle = (form: string, step: string) => flowOf(form)?.steps?.find(({ id }) => id === step)?.title;
  const titles = new Map<string, ReadonlyMap<string, string>>();
  const titlesIn = (file: string) =>
    once(titles, file, () => {
      const own = [...json.values()]
        .filter(({ path }) => path.endsWith('.ui.json') && path.startsWith(`${file.split('/')[0]}/`))
        // The step's own file comes last, so that its titles override the titles in other files.
        .toSorted((one, other) => Number(isOfStep(one.path, file)) - Number(isOfStep(other.path, file)));
      return new Map(own.flatMap(({ value }) => titled(value as UiFile)));
    });
  return (message, file = '') =>
    withoutCommands(message)
      .replaceAll(stepNames, (whole, before: string, step: string, other?: string) => {
        const form = other ?? file.split('/')[0]!;
        const title = stepTitle(form, step);
        if (title === undefined) return whole;
        return `${before} “${title}”${other === undefined ? '' : ` of “${flowOf(other)?.title ?? other}”`}`;
      })
      .replaceAll(/\bform "([\w-]+)"/g, (whole, form: string) => {
        const title = flowOf(form)?.title;
        return title === undefined ? whole : `form “${title}”`;
      })
      .replaceAll(/\b(asked|not) as "(\w+)"/g, (whole, before: string, code: string) => {
        const said = widget && wordsOfCode(widget, code);
        return said === undefined ? whole : `${before} as “${said}”`;
      })
      .replaceAll(/"(enum|oneOf|anyOf)"(?!:)/g, (whole, key: string) =>
        list ? `“${titleOf(list, list, key)}”` : whole,
      )
      .replaceAll(/"(ui:\w+)"/g, (whole, key: string) => (words ? `“${titleOf(ui, words, key)}”` : whole))
      .replaceAll(/"[\w.]+" \((?!")((?:[^()]|\([^()]*\))+)\)/g, '“$1”')
      .replaceAll(/"([\w.]+)"(?!:)/g, (whole, key: string) => {
        if (rules && named.includes(key)) return `“${titleOf(root, rules, key)}”`;
        const isKey = [rules, words].some((each) => each?.properties?.[key]);
        const title = isKey ? undefined : titlesIn(file).get(key);
        return title === undefined ? whole : `“${title}”`;
      });
}

const isOfStep = (ui: string, file: string) =>
  ui.replace('.ui.', '.') === file.replace(/\.(ui|schema)\./, '.');

/**
 * Returns the titles of questions by name and by path, such as "members.age". An outer question wins over an
 * inner one with the same name.
 */
function titled(ui: UiFile | undefined, around = ''): (readonly [name: string, title: string])[] {
  const entries = uiEntries(ui);
  return [
    ...entries.flatMap(([name, { fields }]) => titled(fields as UiFile | undefined, `${around}${name}.`)),
    ...entries.flatMap(([name, { 'ui:title': title }]) =>
      typeof title === 'string' ? [[name, title] as const, [`${around}${name}`, title] as const] : [],
    ),
  ];
}
