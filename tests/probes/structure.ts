import { stepFiles } from './folder.ts';
import { asDate, asking, asNumber, asText, groupOf, type Probes, rowsOf, text } from './probe.ts';

const people = (noun: string, add: string) =>
  rowsOf(
    noun,
    { name: [text, asText], age: [{ type: 'integer', minimum: 0, maximum: 120 }, asNumber] },
    { minItems: 1, maxItems: 2 },
    { add },
  );
const members = people('a member', 'Add another member');
const aFamily = [
  { members: [{ name: 'Awa', age: '34' }, { name: 'Lamin' }] },
  { members: [{ name: 'Awa', age: 34 }, { name: 'Lamin' }] },
] as const;

export const structure: Probes = {
  group: {
    name: 'Group with a heading',
    elsewhere: 'ODK group, JSON Schema object, Form.io panel',
    written:
      '`{ "type": "object", "additionalProperties": false, "properties": {`…`} }`, with the widget `group` and its `fields`',
    asks: {
      shop: groupOf({ street: [text, asText], opened: [{ type: 'string', format: 'year-month' }, asDate] }, [
        'street',
      ]),
    },
    taken: [{ shop: { street: 'Kairaba Avenue 4' } }],
    refused: [{ shop: { opened: '2020-01' } }, { 'shop.street': 'Enter the street' }],
    drawn: ['<fieldset', '>Shop (optional)<', 'name="shop.street"'],
  },
  block: {
    name: 'The same questions in two places',
    elsewhere: 'VA definitions, JSON Schema $ref',
    written: 'a block: `{ "$ref": "../blocks/place.schema.json" }`, with the widget `group`',
    asks: {
      home: asking('group', { $ref: '../blocks/place.schema.json' }),
      work: asking('group', { $ref: '../blocks/place.schema.json' }),
    },
    files: stepFiles('blocks/place', { town: [text, asText] }, { required: ['town'] }),
    schema: { required: ['home', 'work'] },
    taken: [{ home: { town: 'Bakau' }, work: { town: 'Banjul' } }],
    refused: [{ home: { town: 'Bakau' } }, { 'work.town': 'Enter the town' }],
  },
  'rows-with-pages': {
    name: 'Repeat with a page for each row',
    elsewhere: 'VA list and loop, ODK repeat, GOV.UK add another',
    written:
      'a step with `"kind": "list"`, and one question: `{ "type": "array", "minItems": 1, "maxItems": 2, "items":`…`}`, with the widget `rows`, its `summary` and `add`',
    asks: { members },
    schema: { required: ['members'] },
    step: { kind: 'list' },
    taken: aFamily,
    refused: [{}, { members: 'Add a member' }],
    drawn: ['Add a member'],
  },
  'rows-in-place': {
    name: 'Repeat within a page',
    elsewhere: 'Form.io data grid, SurveyJS dynamic panel',
    written: 'the same in a step of another kind: `"ui:widget": "rows"`',
    asks: { members },
    taken: aFamily,
    refused: [{ members: [{ name: 'Awa', age: '121' }] }, { 'members.0.age': 'The age must be 120 or less' }],
    drawn: ['Add a member'],
  },
  'rows-in-rows': {
    name: 'Repeat in a repeat',
    elsewhere: 'ODK repeat, Form.io data grid',
    written: 'rows inside a row, one level deep: `"mothers": { "type": "array", "maxItems": 5, "items": {`…',
    asks: {
      mothers: rowsOf(
        'a mother',
        { name: [text, asText], children: people('a child', 'Add a child') },
        { maxItems: 5 },
      ),
    },
    taken: [{ mothers: [{ name: 'Awa', children: [{ name: 'Lamin', age: 7 }] }] }],
    refused: [
      { mothers: [{ name: 'Awa', children: [{ age: '7' }] }] },
      { 'mothers.0.children.0.name': 'Enter the name' },
    ],
  },
  sections: {
    name: 'Sections of a page, with heading and text',
    elsewhere: 'ODK field-list, SurveyJS panel',
    written: '`"groups": [{ "legend": "Name", "text": "As in your passport", "fields": ["given"] }`, …',
    asks: { given: [text, asText], town: [text, asText] },
    schema: { required: ['given'] },
    ui: {
      groups: [
        { legend: 'Name', text: 'As in your passport', fields: ['given'] },
        { legend: 'Where', fields: ['town'] },
      ],
    },
    taken: [{ given: 'Awa' }],
    refused: [{}, { given: 'Enter the given' }],
    drawn: ['>Name<', 'As in your passport'],
  },
  note: {
    name: 'Text above the questions, or a page of text',
    elsewhere: 'ODK note, Form.io content',
    written: 'a text file: `content/ask.md`; for a page of text, a step with `"kind": "content"`',
    asks: { given: [text, asText] },
    schema: { required: ['given'] },
    files: { './content/ask.md': 'Have your **card** at hand.\n', './content/more.md': 'We write to you.\n' },
    after: [
      { id: 'more', kind: 'content', path: '/note-more', title: 'More', previous: 'Back', submit: 'Send' },
    ],
    taken: [{ given: 'Awa' }],
    refused: [{ given: ' ' }, { given: 'Enter the given' }],
    drawn: ['<strong>card</strong>', 'We write to you.'],
  },
  review: {
    name: 'Review of all answers, with a link to change each',
    elsewhere: 'VA review, GOV.UK check answers',
    written: 'a step with `"kind": "review"`',
    asks: { given: [text, asText] },
    schema: { required: ['given'] },
    after: [
      { id: 'review', kind: 'review', path: '/review-end', title: 'Check', previous: 'Back', submit: 'Send' },
    ],
    taken: [{ given: 'Awa' }],
    refused: [{}, { given: 'Enter the given' }],
    drawn: ['Not provided', '>Edit<'],
  },
};
