import { changed } from '../../../testing/fixture.ts';
import { householdTexts } from '../../../testing/household.ts';
import { testRule } from '../../../testing/test-rule.ts';

const schema = 'trip/person.schema.json';
const ui = 'trip/person.ui.json';

const country = '{ "$ref": "../options/country.json" }';
const radios = (name: string, widget = 'radios') =>
  `"${name}": { "ui:title": "${name}", "ui:widget": "${widget}", "noun": "${name}" }`;
const group = (name: string, inner: string) =>
  `"${name}": { "type": "object", "additionalProperties": false, "properties": { ${inner} } }`;
const words = (name: string, inner: string) =>
  `"${name}": { "ui:title": "${name}", "ui:widget": "group", "noun": "${name}", "fields": { ${inner} } }`;

const withTable = changed(householdTexts(), {
  [schema]: ['"work": {', `${group('places', `\n"past": ${country},\n"now": ${country}\n`)},\n    "work": {`],
  [ui]: [
    ['"members", "work"]', '"members", "places", "work"]'],
    [
      '"work": {',
      `${words('places', `\n${radios('past')},\n${radios('now')}\n`).replace('"group"', '"matrix"')},\n  "work": {`,
    ],
  ],
});

testRule(
  'structure',
  {
    'accepts a matrix': [{}],
    'a matrix without options': [
      {
        [schema]: [`"past": ${country}`, '"past": { "type": "string", "maxLength": 9, "pattern": "\\\\S" }'],
        [ui]: [radios('past'), radios('past', 'text')],
      },
      'trip/person.schema.json:44:9  "past" is in a table of questions, and has no list of answers. Let each refer to the same list, or write "ui:widget": "group".',
    ],
    'a matrix with too many columns': [
      {
        [schema]: [
          [`"past": ${country}`, '"past": { "$ref": "../options/city.json" }'],
          [`"now": ${country}`, '"now": { "$ref": "../options/city.json" }'],
        ],
        'options/city.json': [
          /"oneOf": \[/,
          `"oneOf": [${[...'abcdefg'].map((each) => `\n{ "const": "${each}", "title": "${each}", "region": "Banjul" },`).join('')}`,
        ],
      },
      'trip/person.schema.json:44:9  This list has 10 answers, and a table has room for 7 side by side. Take a shorter list, or write "ui:widget": "group".',
    ],
    'groups nested too deeply': [
      {
        [schema]: [
          `"past": ${country},\n"now": ${country}`,
          group('a', group('b', group('c', '"d": { "type": "boolean" }'))),
        ],
        [ui]: [
          [`${radios('past')},\n${radios('now')}`, words('a', words('b', words('c', radios('d'))))],
          ['"ui:widget": "matrix"', '"ui:widget": "group"'],
        ],
      },
      'trip/person.schema.json:43:5  Here are more than 3 groups one in another: places → a → b → c. Take one of them away, and leave its questions.',
    ],
  },
  withTable,
);
