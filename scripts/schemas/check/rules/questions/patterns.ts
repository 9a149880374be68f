import { allFields, blocksOf, requiredNames } from '../../../source/field-sets.ts';
import { type Finding, placeOf } from '../../../source/finding.ts';
import { optionsOf } from '../../../source/options.ts';
import { type JsonFile, nodeOf, placeOfKey, placeOfValue } from '../../../source/source.ts';
import { compiledRegex } from '../../regex.ts';
import { type Danger, dangerOf } from '../../slow-patterns.ts';
import { type Rule, replacing, valuesOfKey } from '../rule.ts';

/** Required questions with these widgets need a pattern that rejects answers consisting only of spaces. */
const typed = new Set(['text', 'textarea', 'email', 'phone', 'digits', 'decimal']);

export const patterns: Rule = function* (context) {
  const { source, flows } = context;
  const ofFlows = flows.flatMap(({ file, steps }) => [file, ...steps.flatMap(({ schema }) => schema ?? [])]);
  for (const file of [...ofFlows, ...blocksOf(source).map(({ schema }) => schema)]) yield* badPatterns(file);
  for (const set of context.sets) {
    const required = new Set(requiredNames(set).map(({ name }) => name));
    for (const { name, field, path, narrowed } of allFields(set)) {
      const { pattern = '' } = field;
      const at = [...path, 'pattern'];
      const inSlashes = /^\/(.+)\/[a-z]*$/.exec(pattern)?.[1];
      if (inSlashes) {
        yield {
          ...placeOfValue(set.schema, at),
          message: `No answer to "${name}" can be right: it would have to begin and end with /.`,
          fix: `Write the pattern without the slashes around it: ${JSON.stringify(inSlashes)}.`,
          edit: replacing(nodeOf(set.schema, at)!, inSlashes),
        };
        continue;
      }
      const expression = compiledRegex(pattern);
      if (!expression) {
        const message = 'This pattern cannot be read.';
        const fix = 'Ask a programmer. Each \\ is written twice in these files.';
        yield { ...placeOfValue(set.schema, at), message, fix };
        continue;
      }
      const isTyped = typed.has(set.entries.get(name)?.['ui:widget'] ?? '');
      if (narrowed || !required.has(name) || !isTyped || !expression.test('   ')) continue;
      if (field.sameAs || field.format || optionsOf(source, set.schema.path, field)) continue;
      yield {
        ...(field.pattern === undefined ? placeOfKey(set.schema, path) : placeOfValue(set.schema, at)),
        message: `Spaces alone would count as an answer to "${name}", which is required.`,
        fix: 'Add "pattern": "\\\\S".',
      };
    }
  }
};

const dangers: { readonly [danger in Danger | 'lookbehind' | 'modifier']: string } = {
  lookbehind:
    'iPhones before 2023 cannot read (?<= or (?<! in a pattern, and would not open the form at all.',
  modifier: 'Phones before 2025 cannot read (?i: in a pattern, and would not open the form at all.',
  loop: 'Some answers would keep a phone busy for hours: within ( … )+ or ( … )* this pattern can read the same letters in more than one way.',
  'loops-in-a-row':
    'Long answers would keep a phone busy: three parts of this pattern with + or * can read the same letters.',
  ways: 'Some answers would keep a phone busy: this pattern can read the same letters in thousands of ways.',
  'back-reference': 'A pattern cannot refer back to an earlier part of itself here.',
  'too-long': 'This pattern is too long for anyone to say how long it takes.',
};

function* badPatterns(file: JsonFile): Iterable<Finding> {
  for (const { value: pattern, offset } of valuesOfKey(file, 'pattern')) {
    if (!compiledRegex(pattern)) continue;
    const danger = tooNewFor(pattern) ?? dangerOf(pattern);
    if (!danger) continue;
    const fix = 'Ask a programmer for a simpler one, for example "^[a-z]+( [a-z]+)*$" for words.';
    yield { ...placeOf(file, offset), message: dangers[danger], fix };
  }
}

/**
 * Returns the syntax in a pattern that older phones do not support, or undefined if they support all of it.
 * Escaped characters are removed first, because `\(?<=` is no lookbehind.
 */
function tooNewFor(pattern: string): 'lookbehind' | 'modifier' | undefined {
  const [, sign] = /\(\?(<[=!]|[ims-]+:)/.exec(pattern.replace(/\\./g, '')) ?? [];
  if (!sign) return undefined;
  return sign.startsWith('<') ? 'lookbehind' : 'modifier';
}
