import { allFields, choicesOf, type QuestionSet, requiredNames } from '../../../source/field-sets.ts';
import { placeOfKey } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { compiledRegex } from '../../regex.ts';
import { type Context, eachSet } from '../rule.ts';

/**
 * The rules that need a message in the ui file. The messages for all other rules are generated from the
 * question's noun.
 */
const fixedWords = new Set(['pattern', 'hardToGuess', 'maxBytes', 'fileTypes', 'locked']);

/**
 * Reports missing messages for the rules in `fixedWords`, and messages for rules that the question does not
 * have. The message `refused` is always allowed: it is for valid answers that the server rejects.
 */
export const messages = eachSet(function* (set, context) {
  const reachable = reachableRules(context, set);
  const patterned = allFields(set).filter(({ field }) => field.pattern ?? field.countries);
  for (const [name, ui] of set.entries) {
    const rules = reachable.get(name);
    if (!rules || ui['ui:widget'] === 'hidden') continue;
    const worded = Object.keys(ui.messages ?? {});
    for (const rule of rules) {
      if (!fixedWords.has(rule) || worded.includes(rule)) continue;
      const message = `An answer to "${name}" can break the rule "${rule}", and no words say so.`;
      const fix = `Add "messages": { "${rule}": "…" }.`;
      yield { ...placeOfKey(set.ui, [...set.entriesAt, name]), message, fix };
    }
    const isPatterned = patterned.some((each) => each.name === name);
    const unworded = [...rules].filter((each) => !worded.includes(each));
    for (const rule of worded) {
      if (rule === 'refused' || rules.has(rule) || (rule === 'pattern' && isPatterned)) continue;
      const message = `Nobody will see these words: "${name}" has no rule "${rule}".`;
      const fix = 'Delete them.';
      yield { fix, ...unknownKey(set.ui, [...set.entriesAt, name, 'messages', rule], unworded), message };
    }
  }
});

function reachableRules({ source }: Context, set: QuestionSet): Map<string, Set<string>> {
  const rules = new Map<string, Set<string>>();
  for (const { name, field } of allFields(set)) {
    const own = rules.get(name) ?? new Set();
    rules.set(name, own);
    if (choicesOf(source, set.schema.path, field)) own.add('enum');
    if (field.minLength !== undefined) own.add('minLength');
    if (field.maxLength !== undefined) own.add('maxLength');
    // Invalid patterns are skipped, because rules/questions/patterns.ts reports them.
    if (field.pattern !== undefined && compiledRegex(field.pattern) && !onlyRefusesBlanks(field.pattern))
      own.add('pattern');
    if (field.format !== undefined && !withOwnKeywords.has(field.format)) own.add('format');
    if (choicesOf(source, set.schema.path, field)?.some(({ exclusive }) => exclusive)) own.add('exclusive');
    if (field.type === 'number' || field.type === 'integer') own.add('type');
    const file = field.items ?? field;
    for (const rule of annotated) if ([field, file].some((each) => each[rule] !== undefined)) own.add(rule);
    if (file.fileTypes?.includes('pdf')) own.add('locked');
  }
  const { sumIs, atLeastOneOf = [] } = set.fieldSet;
  for (const name of sumIs?.fields ?? []) rules.get(name)?.add('sumIs');
  for (const name of atLeastOneOf) rules.get(name)?.add('atLeastOneOf');
  for (const { name } of requiredNames(set)) rules.get(name)?.add('required');
  return rules;
}

/**
 * The formats whose errors have other keywords: a wrong `file` has the keyword of the limit that it breaks,
 * and a wrong `phone` has `pattern`.
 */
const withOwnKeywords = new Set(['file', 'phone']);

const annotated = [
  ...['const', 'minimum', 'maximum', 'decimals', 'minItems', 'maxItems', 'from', 'to', 'age', 'pastYears'],
  ...['sameAs', 'different', 'after', 'notBefore', 'hardToGuess', 'maxBytes', 'fileTypes'],
] as const;

/**
 * Returns whether a pattern rejects only blank answers. Such a pattern needs no message, because the engine
 * treats blank answers as missing (engine/core/normalize.ts).
 */
export function onlyRefusesBlanks(pattern: string): boolean {
  const expression = compiledRegex(pattern);
  const filled = ['x', ' x', 'x y ', '1', '-', 'Ñ', 'a\nb', '…'.repeat(99)];
  return expression !== undefined && filled.every((text) => expression.test(text));
}
