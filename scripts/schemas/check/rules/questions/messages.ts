import { optionsOf } from '../../../source/options.ts';
import { placeOfKey } from '../../../source/source.ts';
import { unknownKey } from '../../../source/unknown.ts';
import type { Context } from '../rule.ts';
import { type AskingStep, allFields, askingSteps, type Rule, requiredNames, uiOf } from '../rule.ts';

/** Rules for which the noun alone makes no sentence. */
const fixedWords = new Set(['pattern', 'sameAs', 'hardToGuess', 'maxBytes', 'fileTypes', 'locked']);

/**
 * Each rule that an answer can break has words, and no words are for a rule that it cannot break. What the server
 * refuses, no rule here can know.
 */
export const messages: Rule = function* (context) {
  for (const step of askingSteps(context.flows)) {
    const reachable = reachableRules(context, step);
    for (const [name, ui] of uiOf(step)) {
      const rules = reachable.get(name);
      if (!rules || ui['ui:widget'] === 'hidden') continue;
      const worded = Object.keys(ui.messages ?? {});
      for (const rule of rules) {
        if (!fixedWords.has(rule) || worded.includes(rule)) continue;
        const message = `An answer to "${name}" can break the rule "${rule}", and no words say so.`;
        yield { ...placeOfKey(step.ui, [name]), message, fix: `Add "messages": { "${rule}": "…" }.` };
      }
      const patterned = allFields(step).some(
        (each) => each.name === name && each.field.pattern !== undefined,
      );
      for (const rule of worded) {
        if (rule === 'refused' || rules.has(rule) || (rule === 'pattern' && patterned)) continue;
        const unworded = [...rules].filter((each) => !worded.includes(each));
        const message = `Nobody will see these words: "${name}" has no rule "${rule}".`;
        yield { fix: 'Delete them.', ...unknownKey(step.ui, [name, 'messages', rule], unworded), message };
      }
    }
  }
};

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
    for (const rule of ['pastYears', 'sameAs', 'hardToGuess', 'maxBytes', 'fileTypes'] as const) {
      if (field[rule] !== undefined) own.add(rule);
    }
    if (field.fileTypes?.includes('pdf')) own.add('locked');
  }
  for (const { name } of requiredNames(step)) rules.get(name)?.add('required');
  return rules;
}

/** A blank answer counts as none (engine/core/flow.ts), so such a pattern never speaks. */
export function onlyRefusesBlanks(pattern: string): boolean {
  try {
    const expression = new RegExp(pattern, 'u');
    return ['x', ' x', 'x y ', '1', '-', 'Ñ', 'a\nb', '…'.repeat(99)].every((text) => expression.test(text));
  } catch {
    return false;
  }
}
