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
  'a summary without an answer': [
    list({ words: `"summary": "A person", ${fields}` }),
    'trip/visa.ui.json:3:93  All rows of "people" would be called the same. Name an answer of the row in it, for example {{name}}.',
  ],
  'rows without questions': [
    list({ items: '{ "type": "object", "additionalProperties": false }', words: '"summary": "People"' }),
    'trip/visa.schema.json:6:5  The rows of "people" have no questions. Write them in the "properties" of its "items".',
  ],
  'a list step without rows': [
    { 'trip/flow.json': ['{\n      "id": "visa",', '{\n      "id": "visa",\n      "kind": "list",'] },
    'trip/flow.json:20:15  "visa" is a list, and has no rows. Give its question "ui:widget": "rows", or leave out "kind".',
  ],
  'an add button without rows': [
    list({ kind: 'form', more: [note, noteWords(', "add": "Add a note"')] }),
    'trip/visa.ui.json:4:72  "add" is for rows, and "note" has none. Delete it.',
  ],
});
