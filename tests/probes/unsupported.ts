import { asking, asText, lists, type Refusals, rowsOf, text } from './probe.ts';

const fruits = lists({ fruit: ['Mango', 'Papaya', 'Banana'] });
const several = { type: 'array', uniqueItems: true, items: { $ref: '../options/fruit.json' } };
const asked = (widget: string) => ({ answer: [text, { 'ui:widget': widget }] as const });

/**
 * Returns a question with rows. `more` contains a key with which other form builders require unique rows. The
 * engine does not support such a key.
 */
const distinct = (more: object) => rowsOf('a member', { name: [text, asText] }, { maxItems: 9, ...more });

const twins =
  'Delete it, and say in "ui:help" that each is given once. Several choices from a list are each given once.';
const code =
  'There is no code in schemas: write "computed" with "sum", "difference", "product", "count", "age" or "fact".';

export const unsupported: Refusals = {
  ranking: {
    name: 'Ranking of options',
    elsewhere: 'SurveyJS ranking, ODK rank',
    asks: { fruits: asking('ranking', several) },
    files: fruits,
    said: 'There is no widget "ranking". Write "matrix", a table of what is put in order with a list of the places, or a "select" for each place.',
  },
  'different-rows': {
    name: 'Unique rows',
    elsewhere: 'JSON Schema uniqueItems',
    asks: { members: distinct({ uniqueItems: true }) },
    said: `Rows are not held against each other, and "members" has rows. ${twins}`,
  },
  'key-of-rows': {
    name: 'Rows with a unique answer',
    elsewhere: 'SurveyJS keyName',
    asks: { members: distinct({ keyName: 'name' }) },
    said: `"keyName" is not known here. ${twins}`,
  },
  formula: {
    name: 'Formula',
    elsewhere: 'ODK calculate, SurveyJS expression',
    asks: {
      food: asking('number', { type: 'number' }),
      twice: asking('computed', { type: 'number', computed: { expression: '{food} * 2 + 1' } }),
    },
    said: `"expression" is not known here. ${code}`,
  },
  'formula-beside': {
    name: 'Formula next to a question',
    elsewhere: 'ODK calculate, Form.io calculateValue',
    asks: { food: asking('number', { type: 'number', calculate: 'food * 2' }) },
    said: `"calculate" is not known here. ${code}`,
  },
  languages: {
    name: 'Several languages',
    elsewhere: 'ODK label::French, SurveyJS locale',
    asks: asked('text'),
    flow: { languages: ['en', 'fr'] },
    said: '"languages" is not known here. Delete it: a form has one language, and another one is a form of its own.',
  },
  place: {
    name: 'Location (GPS)',
    elsewhere: 'ODK geopoint',
    asks: asked('geopoint'),
    said: 'There is no widget "geopoint". Write "group" and ask for the address: no phone is asked where it is.',
  },
  signature: {
    name: 'Drawn signature',
    elsewhere: 'ODK signature, Form.io signature, SurveyJS signaturepad',
    asks: asked('signature'),
    said: 'There is no widget "signature". Write "checkbox", for a box that must be ticked: nobody signs by hand.',
  },
  barcode: {
    name: 'Barcode',
    elsewhere: 'ODK barcode',
    asks: asked('barcode'),
    said: 'There is no widget "barcode". Write "text" or "digits", and let what stands below the bars be typed.',
  },
  recording: {
    name: 'Audio or video recording',
    elsewhere: 'ODK audio, video',
    asks: asked('audio'),
    said: 'There is no widget "audio". Write "textarea": nothing can be recorded.',
  },
  'slider-widget': {
    name: 'Slider, by that name',
    elsewhere: 'ODK range',
    asks: { pain: asking('slider', { type: 'integer', minimum: 1, maximum: 10 }) },
    said: 'There is no widget "slider". Write "number", with "minimum" and "maximum" in the schema.',
  },
  'placeholder-word': {
    name: 'Placeholder, by that name',
    elsewhere: 'RJSF ui:placeholder',
    asks: { number: asking('text', text, { 'ui:placeholder': 'QQ 12 34' }) },
    said: '"ui:placeholder" is not known here. Write "ui:help": words in the box are gone as soon as somebody types.',
  },
  'above-zero': {
    name: 'Number above zero, by that name',
    elsewhere: 'JSON Schema exclusiveMinimum',
    asks: { price: asking('number', { type: 'number', exclusiveMinimum: 0 }) },
    said: '"exclusiveMinimum" is not known here. Write "minimum" with the smallest number that is right, for example 0.01.',
  },
  'condition-beside': {
    name: 'Condition next to a question, by that name',
    elsewhere: 'SurveyJS visibleIf, ODK relevant',
    asks: { number: asking('text', { ...text, visibleIf: '{age} > 17' }) },
    said: '"visibleIf" is not known here. Write "if", "then" and "else" beside "properties", or "when" at a step of flow.json.',
  },
};
