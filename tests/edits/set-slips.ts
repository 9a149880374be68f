import type { RightEdit } from '#scripts/schemas/testing/right-edits/edit.ts';
import { blocksOf } from '../guide.ts';
import { replaced } from './edit.ts';

type SetSlip = readonly [heading: string, words: string, changes: RightEdit['changes']];

const slip = (...all: SetSlip): SetSlip => all;

const papers = blocksOf('Add a question').find((block) => block.startsWith('"papers"'))!;
const asFile =
  '"papers": { "ui:title": "Papers", "ui:widget": "file", "noun": "your papers", "messages": { "maxBytes": "Take a smaller one", "fileTypes": "Take a picture", "locked": "It has a password" } }';

const basicWith = (question: string): RightEdit['changes'] => ({
  'application/basic.schema.json': replaced(['"surname": {', `${question}, "surname": {`]),
});

const contact = 'business-loan/contact';
const plans = 'business-loan/plans';
const household = 'application/household';

function rowsOf(name: string, question: string): string {
  const set = `"type": "object", "additionalProperties": false, "properties": { "${name}": ${question} }, "required": []`;
  return `{ "type": "array", "maxItems": 9, "items": { ${set} } }`;
}

/** Mistakes that staff may make after they have done a task of the guide. Each slip names the task first. */
export const setSlips: readonly SetSlip[] = [
  slip('Add a question', '"nickname" is in no group, so it would not be shown', {
    'application/basic.ui.json': replaced(['"firstName", "nickname", "surname"', '"firstName", "surname"']),
  }),
  slip('Add a question', 'must be answered now, and 4 samples', {}),
  slip(
    'Add a question',
    'can only be ticked, and nobody has to tick it',
    basicWith('"agrees": { "type": "boolean", "const": true }'),
  ),
  slip(
    'Add a question',
    'The default of "months" is outside of its limits',
    basicWith('"months": { "type": "integer", "minimum": 1, "maximum": 36, "default": 40 }'),
  ),
  slip(
    'Add a question',
    'No answer to "months" can be right',
    basicWith('"months": { "type": "integer", "minimum": 36, "maximum": 1 }'),
  ),
  slip(
    'Add a question',
    'There is no country "UK" with phone numbers',
    basicWith('"guardianPhone": { "type": "string", "format": "phone", "countries": ["GM", "UK"] }'),
  ),
  slip(
    'Add a question',
    '"countries" is for a phone number',
    basicWith('"guardianPhone": { "type": "string", "countries": ["GM", "GB"] }'),
  ),
  slip('Add a question', 'A file cannot be sent with the answers of a form, and "papers" is one', {
    [`${plans}.schema.json`]: replaced(['"loan_purpose": {', `${papers} "loan_purpose": {`]),
    [`${plans}.ui.json`]: replaced(['"loan_purpose": {', `${asFile}, "loan_purpose": {`]),
  }),
  slip('Add a question', 'No answer to "papers" can be right: the fewest (4) are more than the most (3)', {
    'invoice-upload/invoice.schema.json': replaced([
      '"file": {',
      `${papers.replace('"minItems": 1', '"minItems": 4')} "file": {`,
    ]),
    'invoice-upload/invoice.ui.json': replaced(['"file": {', `${asFile}, "file": {`]),
  }),
  slip('Questions that belong together', '"shop" is a group, and no question is in it', {
    [`${contact}.schema.json`]: replaced([
      /"additionalProperties": false,\s*"properties": \{\s*"street": .*\s*"opened": .*\s*\},\s*"required": \["street"\]/,
      '"required": []',
    ]),
  }),
  slip('Questions that belong together', 'The question "street" has no words', {
    [`${contact}.ui.json`]: replaced([/"street": \{[^}]*\},/, '']),
  }),
  slip('The same questions twice', 'There is no file blocks/plase.schema.json', {
    [`${plans}.schema.json`]: replaced([
      '"store": { "$ref": "../blocks/place',
      '"store": { "$ref": "../blocks/plase',
    ]),
  }),
  slip('The same questions twice', 'No question uses this block', {
    [`${plans}.schema.json`]: replaced([/"market": .*\n.*"store": .*/, '']),
    [`${plans}.ui.json`]: replaced([/"market": .*\n.*"store": .*/, '']),
  }),
  slip('The same questions twice', 'The block "place" has a file place.schema.json, and no place.ui.json', {
    'blocks/place.ui.json': null,
  }),
  slip(
    'A table of questions',
    '"countsGoods" has other answers than "savesReceipts", and a table of questions has one list for all',
    {
      [`${plans}.schema.json`]: replaced([
        '"countsGoods": { "$ref": "../options/yes-no.json"',
        '"countsGoods": { "$ref": "../options/yes-no-unsure.json"',
      ]),
    },
  ),
  slip('A table of questions', 'In a table each question is answered by one of its columns', {
    [`${plans}.ui.json`]: replaced([
      '"ui:title": "Count the goods", "ui:widget": "radios"',
      '"ui:title": "Count the goods", "ui:widget": "select"',
    ]),
  }),
  slip('A picture', 'There is no picture images/reciept-book.svg', {
    [`${plans}.ui.json`]: replaced(['images/receipt-book', 'images/reciept-book']),
  }),
  slip('A picture', 'People who cannot see this picture would not know what it shows', {
    [`${plans}.ui.json`]: replaced([/"alt": .*/, '']),
  }),
  slip('A picture', 'This picture is larger than 100 KB', {
    'images/receipt-book.svg': replaced(['</svg>', `${'<g/>'.repeat(30_000)}</svg>`]),
  }),
  slip('A picture', 'No question and no option shows this picture', {
    [`${plans}.ui.json`]: replaced([/"image": .*\s*"alt": .*/, '']),
  }),
  slip('Repeated questions', '"household" is a list, and asks for more than its rows', {
    [`${household}.schema.json`]: replaced([
      '"members": {',
      '"phone": { "type": "string", "maxLength": 9 }, "members": {',
    ]),
    [`${household}.ui.json`]: replaced([
      '"members": {',
      '"phone": { "ui:title": "Phone", "ui:widget": "text", "noun": "a phone" }, "members": {',
    ]),
  }),
  slip('Repeated questions', '"toys" is a list within a list within a list', {
    [`${household}.schema.json`]: replaced([
      '"memberAge": {',
      `"children": ${rowsOf('toys', rowsOf('colour', '{ "type": "string", "maxLength": 9 }'))}, "memberAge": {`,
    ]),
  }),
];
