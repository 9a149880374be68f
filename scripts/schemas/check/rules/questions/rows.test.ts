import type { Changes } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

const nameWords = '"name": { "ui:title": "Name", "ui:widget": "text", "noun": "their name" }';
const fields = `"fields": { ${nameWords} }`;

function list({
  items = '{ "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "maxLength": 20 } } }',
  words = `"summary": "{{name}}", ${fields}`,
  limits = '"maxItems": 5',
  more = ['', ''],
  kind = 'list',
}): Changes {
  return {
    'options/school.json': null,
    'trip/samples/blank-name.json': null,
    'trip/flow.json': ['{\n      "id": "visa",', `{\n      "id": "visa",\n      "kind": "${kind}",`],
    'trip/visa.schema.json': `{
  "$schema": "../meta/step.schema.json",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "people": { "type": "array", ${limits}, "items": ${items} }${more[0]}
  },
  "required": []
}
`,
    'trip/visa.ui.json': `{
  "$schema": "../meta/ui.schema.json",
  "people": { "ui:title": "Who comes?", "ui:widget": "rows", "noun": "a person", ${words} }${more[1]}
}
`,
  };
}

const note = ',\n    "note": { "type": "string", "maxLength": 20 }';
const noteWords = (more = '') =>
  `,\n  "note": { "ui:title": "Note", "ui:widget": "text", "noun": "a note"${more} }`;

testRule('rows', {
  'accepts a valid list': [list({})],
  'accepts rows among other questions': [list({ kind: 'form', more: [note, noteWords()] })],
  'rows with uniqueItems': [
    list({ limits: '"maxItems": 5, "uniqueItems": true' }),
    'trip/visa.schema.json:6:49  Rows are not held against each other, and "people" has rows. Delete it, and say in "ui:help" that each is given once. Several choices from a list are each given once.',
  ],
  'rows without a summary': [
    list({ words: fields }),
    'trip/visa.ui.json:3:3  Nothing tells the rows of "people" apart. Add "summary": "{{name}}".',
  ],
  'a summary without an answer': [
    list({ words: `"summary": "A person", ${fields}` }),
    'trip/visa.ui.json:3:93  All rows of "people" would be called the same. Name an answer of the row in it, for example {{name}}.',
  ],
  'rows without questions': [
    list({ items: '{ "type": "object", "additionalProperties": false }', words: '"summary": "People"' }),
    'trip/visa.schema.json:6:5  The rows of "people" have no questions. Write them in the "properties" of its "items".',
  ],
  'a list step with another question': [
    list({ more: [note, noteWords()] }),
    'trip/flow.json:20:15  "visa" is a list, and asks for more than its rows. Leave one question with rows, and ask the others in a step of their own.',
  ],
  'a list step without rows': [
    { 'trip/flow.json': ['{\n      "id": "visa",', '{\n      "id": "visa",\n      "kind": "list",'] },
    'trip/flow.json:20:15  "visa" is a list, and has no rows. Give its question "ui:widget": "rows", or leave out "kind".',
  ],
  'an add button without rows': [
    list({ kind: 'form', more: [note, noteWords(', "add": "Add a note"')] }),
    'trip/visa.ui.json:4:72  "add" is for rows, and "note" has none. Delete it.',
  ],
  'rows nested three deep': [
    list(nested()),
    'trip/visa.schema.json:6:322  "toys" is a list within a list within a list, in the step "visa". Ask for it in a step of its own.',
  ],
});

function nested() {
  const set = (properties: string) =>
    `{ "type": "object", "additionalProperties": false, "properties": { ${properties} } }`;
  const name = '"name": { "type": "string", "maxLength": 20 }';
  const array = (key: string, items: string) => `"${key}": { "type": "array", "items": ${set(items)} }`;
  const rows = (key: string, title: string, fields: string) =>
    `"${key}": { "ui:title": "${title}", "ui:widget": "rows", "noun": "one", "summary": "{{name}}", "fields": { ${fields} } }`;
  const toys = rows('toys', 'Toys', nameWords);
  return {
    items: set(`${name}, ${array('pets', `${name}, ${array('toys', name)}`)}`),
    words: `"summary": "{{name}}", "fields": { ${nameWords}, ${rows('pets', 'Pets', `${nameWords}, ${toys}`)} }`,
  };
}
