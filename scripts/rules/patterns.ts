import { optionsOf } from '../options.ts';
import { placeOfKey, placeOfValue } from '../source.ts';
import { allFields, askingSteps, type Rule, requiredNames, uiOf } from './rule.ts';

/** Widgets whose answer is words or a number, for which spaces alone are no answer. */
const typed = new Set(['text', 'textarea', 'email', 'phone', 'digits', 'decimal']);

/** Patterns can be read, and those of required text refuse an answer of spaces alone. */
export const patterns: Rule = function* ({ source, flows }) {
  for (const step of askingSteps(flows)) {
    const ui = uiOf(step);
    const required = new Set(requiredNames(step).map(({ name }) => name));
    for (const { name, field, path, narrowed } of allFields(step)) {
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

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
