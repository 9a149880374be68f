export const number = '{ "type": "number" }';
export const date = '{ "type": "string", "format": "date" }';

/** Adds these questions and rules to the trip's visa step. */
export const asked = (fields: Record<string, string>, rules = '') => ({
  'trip/visa.schema.json': [
    [
      /"properties": \{/,
      `${rules}"properties": {${Object.entries(fields)
        .map(([name, rule]) => `\n    "${name}": ${rule},`)
        .join('')}`,
    ],
  ] as const,
  'trip/visa.ui.json': [
    [
      /"visaNumber": \{/,
      `${Object.entries(fields)
        .map(
          ([name, rule]) =>
            `"${name}": { "ui:title": "${name}", "ui:widget": "${rule.includes('computed') ? 'computed' : rule.includes('date') ? 'date' : rule.includes('$ref') ? 'select' : rule.includes('number') ? 'number' : 'text'}", "noun": "the ${name}" },\n  `,
        )
        .join('')}"visaNumber": {`,
    ],
  ] as const,
});
export const text = '{ "type": "string", "maxLength": 9, "pattern": "\\\\S" }';
export const town = '{ "$ref": "../options/city.json" }';
export const dateAfter = (rule: string, other: string) => date.replace(' }', `, "${rule}": "${other}" }`);
export const computed = (how: string, operands: string, type = 'number') =>
  `{ "type": "${type}", "computed": { "${how}": [${operands}] } }`;
