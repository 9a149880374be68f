import { getNodePath, type Node } from 'jsonc-parser';
import type { Finding } from '../../../source/finding.ts';
import { optionsOf } from '../../../source/options.ts';
import { placeOf } from '../../../source/place.ts';
import { type JsonFile, nodeOf, placeOfKey, placeOfValue } from '../../../source/source.ts';
import { type Danger, dangerOf } from '../../backtracking.ts';
import { allFields, askingSteps, type Rule, requiredNames, uiOf } from '../rule.ts';

/** Widgets whose answer is words or a number, for which spaces alone are no answer. */
const typed = new Set(['text', 'textarea', 'email', 'phone', 'digits', 'decimal']);

/** Patterns can be read, take no time, and those of required text refuse an answer of spaces alone. */
export const patterns: Rule = function* ({ source, flows }) {
  for (const { file, steps } of flows) {
    for (const each of [file, ...steps.flatMap(({ schema }) => schema ?? [])]) yield* badPatterns(each);
  }
  for (const step of askingSteps(flows)) {
    const ui = uiOf(step);
    const required = new Set(requiredNames(step).map(({ name }) => name));
    for (const { name, field, path, narrowed } of allFields(step)) {
      const inSlashes = /^\/(.+)\/[a-z]*$/.exec(field.pattern ?? '')?.[1];
      if (inSlashes) {
        const node = nodeOf(step.schema, [...path, 'pattern'])!;
        yield {
          ...placeOf(step.schema, node.offset),
          message: `No answer to "${name}" can be right: it would have to begin and end with /.`,
          fix: `Write the pattern without the slashes around it: ${JSON.stringify(inSlashes)}.`,
          edit: { offset: node.offset, length: node.length, text: JSON.stringify(inSlashes) },
        };
        continue;
      }
      const expression = field.pattern === undefined ? undefined : compiled(field.pattern);
      if (field.pattern !== undefined && !expression) {
        yield {
          ...placeOfValue(step.schema, [...path, 'pattern']),
          message: 'This pattern cannot be read.',
          fix: 'Ask a programmer. Each \\ is written twice in these files.',
        };
        continue;
      }
      if (narrowed || !required.has(name) || !typed.has(ui.get(name)?.['ui:widget'] ?? '')) continue;
      if (field.sameAs || field.format || optionsOf(source, step.schema.path, field)) continue;
      if (expression && !expression.test('   ')) continue;
      yield {
        ...(expression ? placeOfValue(step.schema, [...path, 'pattern']) : placeOfKey(step.schema, path)),
        message: `Spaces alone would count as an answer to "${name}", which is required.`,
        fix: 'Add "pattern": "\\\\S".',
      };
    }
  }
};

const dangers: { readonly [danger in Danger | 'lookbehind']: string } = {
  lookbehind:
    'iPhones before 2023 cannot read (?<= or (?<! in a pattern, and would not open the form at all.',
  loop: 'Some answers would keep a phone busy for hours: within ( … )+ or ( … )* this pattern can read the same letters in more than one way.',
  'loops-in-a-row':
    'Long answers would keep a phone busy: three parts of this pattern with + or * can read the same letters.',
  'back-reference': 'A pattern cannot refer back to an earlier part of itself here.',
  'too-long': 'This pattern is too long for anyone to say how long it takes.',
};

/** In fields and in conditions alike. */
function* badPatterns(file: JsonFile): Iterable<Finding> {
  const found: Node[] = [];
  const visit = (node: Node) => {
    if (node.type === 'string' && getNodePath(node).at(-1) === 'pattern') found.push(node);
    for (const child of node.children ?? []) visit(child);
  };
  visit(file.tree);
  for (const node of found) {
    const danger = compiled(node.value) && (hasLookbehind(node.value) ? 'lookbehind' : dangerOf(node.value));
    if (!danger) continue;
    yield {
      ...placeOf(file, node.offset),
      message: dangers[danger],
      fix: 'Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.',
    };
  }
}

/** Past what is written as it is: `\\(?<=`. */
const hasLookbehind = (pattern: string) => /\(\?<[=!]/.test(pattern.replace(/\\./g, ''));

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
