import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { allFields, askingSteps, type Rule } from '../rule.ts';

const decimalText =
  'Write "type": "string", "maxLength": 12, "pattern": "^\\\\d+(\\\\.\\\\d{1,2})?$", and "ui:widget": "decimal".';

/** Numbers are kept as the text that was typed: computers round decimals, and leading zeros would be lost. */
export const decimals: Rule = function* ({ flows }) {
  for (const step of askingSteps(flows)) {
    for (const { name, field, path } of allFields(step)) {
      if (field.type === 'number' || field.type === 'integer') {
        const message = `The answer to "${name}" must be kept as text.`;
        yield { ...placeOfValue(step.schema, [...path, 'type']), message, fix: decimalText };
      }
      if (field.multipleOf !== undefined) {
        const message = '"multipleOf" refuses some right amounts, such as 4.35.';
        yield { ...placeOfKey(step.schema, [...path, 'multipleOf']), message, fix: decimalText };
      }
    }
  }
};
