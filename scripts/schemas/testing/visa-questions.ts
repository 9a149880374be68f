const widgetOf = (rules: string) =>
  ['computed', 'time', 'date', 'number'].find((word) => rules.includes(word)) ??
  (rules.includes('$ref') ? 'select' : 'text');

export const asked = (questions: Readonly<Record<string, string>>, rules = '') => {
  const all = Object.entries(questions);
  const fields = all.map(([name, rule]) => `\n    "${name}": ${rule},`).join('');
  const words = all.map(
    ([name, rule]) =>
      `"${name}": { "ui:title": "${name}", "ui:widget": "${widgetOf(rule)}", "noun": "the ${name}" },\n  `,
  );
  return {
    'trip/visa.schema.json': [['"properties": {', `${rules}"properties": {${fields}`]] as const,
    'trip/visa.ui.json': [['"visaNumber": {', `${words.join('')}"visaNumber": {`]] as const,
  };
};

export const number = '{ "type": "number" }';
export const date = '{ "type": "string", "format": "date" }';
export const text = '{ "type": "string", "maxLength": 9, "pattern": "\\\\S" }';
export const town = '{ "$ref": "../options/city.json" }';
export const withRule = (field: string, rule: string) => field.replace(/ \}$/, `, ${rule} }`);
export const computed = (how: string, operands: string, type = 'number') =>
  `{ "type": "${type}", "computed": { "${how}": [${operands}] } }`;
