import { optionsOf } from '../../../source/options.ts';
import { placeOfKey } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import { compiledRegex } from '../../regex.ts';
import { type AskingStep, allFields, type Context, eachStep, requiredNames } from '../rule.ts';

/** Rules for which the noun alone makes no sentence. */
const fixedWords = new Set(['pattern', 'sameAs', 'hardToGuess', 'maxBytes', 'fileTypes', 'locked']);

/**
 * Each rule that an answer can break has words, and no words are for a rule that it cannot break. What the server
 * refuses, no rule here can know.
 */
export const messages = eachStep(function* (step, context) {
  const reachable = reachableRules(context, step);
  const patterned = allFields(step).filter(({ field }) => field.pattern !== undefined);
  for (const [name, ui] of step.entries) {
    const rules = reachable.get(name);
    if (!rules || ui['ui:widget'] === 'hidden') continue;
    const worded = Object.keys(ui.messages ?? {});
    for (const rule of rules) {
      if (!fixedWords.has(rule) || worded.includes(rule)) continue;
      const message = `An answer to "${name}" can break the rule "${rule}", and no words say so.`;
      yield { ...placeOfKey(step.ui, [name]), message, fix: `Add "messages": { "${rule}": "…" }.` };
    }
    const isPatterned = patterned.some((each) => each.name === name);
    const unworded = [...rules].filter((each) => !worded.includes(each));
    for (const rule of worded) {
      if (rule === 'refused' || rules.has(rule) || (rule === 'pattern' && isPatterned)) continue;
      const message = `Nobody will see these words: "${name}" has no rule "${rule}".`;
      yield { fix: 'Delete them.', ...unknownKey(step.ui, [name, 'messages', rule], unworded), message };
    }
  }
});

function reachableRules({ source }: Context, step: AskingStep): Map<string, Set<string>> {
  const rules = new Map<string, Set<string>>();
  for (const { name, field } of allFields(step)) {
    const own = rules.get(name) ?? new Set();
    rules.set(name, own);
    if (field.$ref || optionsOf(source, step.schema.path, field)) own.add('enum');
    if (field.minLength !== undefined) own.add('minLength');
    if (field.maxLength !== undefined) own.add('maxLength');
    if (field.pattern !== undefined && !onlyRefusesBlanks(field.pattern)) own.add('pattern');
    if (field.format === 'date') own.add('format');
    if (field.type === 'number' || field.type === 'integer') own.add('type');
    for (const rule of annotated) if (field[rule] !== undefined) own.add(rule);
    if (field.fileTypes?.includes('pdf')) own.add('locked');
  }
  for (const { name } of requiredNames(step)) rules.get(name)?.add('required');
  return rules;
}

/** Keywords that are told by their own name. */
const annotated = [
  ...['const', 'minimum', 'maximum', 'decimals', 'minItems', 'maxItems', 'from', 'to', 'age', 'pastYears'],
  ...['sameAs', 'different', 'after', 'notBefore', 'hardToGuess', 'maxBytes', 'fileTypes'],
] as const;

/** A blank answer counts as none (engine/core/flow.ts), so such a pattern never speaks. */
export function onlyRefusesBlanks(pattern: string): boolean {
  const expression = compiledRegex(pattern);
  const filled = ['x', ' x', 'x y ', '1', '-', 'Ñ', 'a\nb', '…'.repeat(99)];
  return expression !== undefined && filled.every((text) => expression.test(text));
}
