import { asking, asText, groupOf, lists, type Probes, rowsOf, text } from './probe.ts';

const fruits = lists({ fruit: ['Mango', 'Papaya', 'Banana', 'Cashew'] });
const fruit = { $ref: '../options/fruit.json' };
const several = (list: string) => ({
  type: 'array',
  uniqueItems: true,
  items: { $ref: `../options/${list}.json` },
});

const otherTool = asking('text', text, { noun: 'the other tool' });

/**
 * Returns schema keywords. They show and require the question `otherTool` if the answers match `properties`,
 * and hide it otherwise.
 */
const withOther = (properties: object) => ({
  if: { properties, required: Object.keys(properties) },
  then: { required: ['otherTool'] },
  else: { properties: { otherTool: false } },
});

const often = asking('radios', { $ref: '../options/often.json' });

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';

const villages = (count: number) => Array.from({ length: count }, (_, index) => `Village ${index + 1}`);

export const choices: Probes = {
  'one-in-view': {
    name: 'One option of a list, all visible (radio buttons)',
    elsewhere: 'ODK select_one, SurveyJS radiogroup',
    written: '`{ "$ref": "../options/fruit.json" }`, with the widget `radios`',
    asks: { fruit: asking('radios', fruit) },
    files: fruits,
    taken: [{ fruit: 'Papaya' }],
    refused: [{ fruit: 'Carrot' }, { fruit: 'Select the fruit' }],
    drawn: ['type="radio"'],
  },
  'one-that-opens': {
    name: 'One option of a drop-down list',
    elsewhere: 'ODK minimal, SurveyJS dropdown',
    written: 'the widget `select`',
    asks: { fruit: asking('select', fruit) },
    files: fruits,
    taken: [{ fruit: 'Papaya' }],
    refused: [{ fruit: 'papaya' }, { fruit: 'Select the fruit' }],
    drawn: ['<select'],
  },
  'several-choices': {
    name: 'Several options of a list (checkboxes)',
    elsewhere: 'ODK select_multiple, GOV.UK checkboxes',
    written:
      '`{ "type": "array", "uniqueItems": true, "items": { "$ref": "../options/fruit.json" } }`, with the widget `checkboxes`',
    asks: { fruits: asking('checkboxes', several('fruit')) },
    files: fruits,
    taken: [{ fruits: ['Cashew', 'Mango'] }, { fruits: ['Mango', 'Cashew'] }],
    refused: [{ fruits: ['Mango', 'Carrot'] }, { fruits: 'Select the fruits' }],
    drawn: ['type="checkbox"'],
  },
  'so-many-choices': {
    name: 'Minimum and maximum number of choices',
    elsewhere: 'ODK count-selected, SurveyJS maxSelectedChoices',
    written: '`"minItems": 1, "maxItems": 2`, with `"messages": { "maxItems": "Choose two at most" }`',
    asks: {
      fruits: asking(
        'checkboxes',
        { ...several('fruit'), minItems: 1, maxItems: 2 },
        { messages: { maxItems: 'Choose two at most' } },
      ),
    },
    files: fruits,
    taken: [{ fruits: ['Mango', 'Banana'] }],
    refused: [{ fruits: ['Mango', 'Banana', 'Cashew'] }, { fruits: 'Choose two at most' }],
  },
  'none-of-these': {
    name: '“None of these”, which excludes all other options',
    elsewhere: 'GOV.UK exclusive, SurveyJS showNoneItem',
    written: 'in the list: `{ "const": "none", "title": "None of these", "exclusive": true }`',
    asks: { illnesses: asking('checkboxes', several('illness')) },
    files: lists({ illness: { malaria: 'Malaria', none: { title: 'None of these', exclusive: true } } }),
    taken: [{ illnesses: ['none'] }],
    refused: [
      { illnesses: ['malaria', 'none'] },
      { illnesses: 'Select either “None of these” or other options for the illnesses' },
    ],
  },
  'value-and-label': {
    name: 'Option whose value differs from its label',
    elsewhere: 'all',
    written: 'in the list: `"oneOf": [{ "const": "1", "title": "Male" }`, …',
    asks: { sex: asking('radios', { $ref: '../options/sex.json' }) },
    files: lists({ sex: { 1: 'Male', 2: 'Female' } }),
    taken: [{ sex: '2' }],
    refused: [{ sex: 'Female' }, { sex: 'Select the sex' }],
    drawn: ['value="2"', 'Female'],
  },
  'options-under-headings': {
    name: 'Options grouped under headings',
    elsewhere: 'HTML optgroup, ODK group by',
    written: 'in the list: `"anyOf": [{ "title": "Banjul", "enum": ["Half Die"] }`, …',
    asks: { quarter: asking('select', { $ref: '../options/quarter.json' }) },
    files: {
      'options/quarter.json': {
        $schema: '../meta/options.schema.json',
        title: 'Quarters',
        type: 'string',
        anyOf: [
          { title: 'Banjul', enum: ['Half Die'] },
          { title: 'Kanifing', enum: ['Bakau', 'Fajara'] },
        ],
      },
    },
    taken: [{ quarter: 'Fajara' }],
    refused: [{ quarter: 'Kanifing' }, { quarter: 'Select the quarter' }],
    drawn: ['<optgroup label="Kanifing"'],
  },
  'option-with-help': {
    name: 'Option with its own help text',
    elsewhere: 'GOV.UK hint on item, VA labels with descriptions',
    written: 'in the list: `{ "const": "a", "title": "By day", "help": "From 9 to 5" }`',
    asks: { shift: asking('radios', { $ref: '../options/shift.json' }) },
    files: lists({ shift: { a: { title: 'By day', help: 'From 9 to 5' }, b: 'By night' } }),
    taken: [{ shift: 'b' }],
    refused: [{ shift: 'c' }, { shift: 'Select the shift' }],
    drawn: ['From 9 to 5'],
  },
  'option-with-picture': {
    name: 'Option with a picture',
    elsewhere: 'SurveyJS imagepicker, ODK media',
    written: 'in the list: `{ "const": "a", "title": "Round", "image": "images/round.svg" }`',
    asks: { leaf: asking('radios', { $ref: '../options/leaf.json' }) },
    files: {
      ...lists({ leaf: { a: { title: 'Round', image: 'images/round.svg' }, b: 'Long' } }),
      'images/round.svg': picture,
    },
    taken: [{ leaf: 'a' }],
    refused: [{ leaf: 'Round' }, { leaf: 'Select the leaf' }],
    drawn: ['<img', 'round'],
  },
  'picture-in-question': {
    name: 'Picture in a question',
    elsewhere: 'ODK media, SurveyJS image',
    written: '`"image": "images/plot.svg", "alt": "A plot with three trees"`',
    asks: {
      trees: asking(
        'number',
        { type: 'integer', maximum: 3 },
        { image: 'images/plot.svg', alt: 'A plot with three trees' },
      ),
    },
    files: { 'images/plot.svg': picture },
    taken: [{ trees: '3' }, { trees: 3 }],
    refused: [{ trees: '4' }, { trees: 'The trees must be 3 or less' }],
    drawn: ['alt="A plot with three trees"'],
  },
  cascade: {
    name: 'List filtered by another answer: city by region',
    elsewhere: 'ODK choice_filter, SurveyJS choicesVisibleIf',
    written:
      '`{ "$ref": "../options/city.json", "where": { "region": "region" } }`, and each city has its `"region"`',
    asks: {
      region: asking('select', { $ref: '../options/region.json' }),
      city: asking('select', { $ref: '../options/city.json', where: { region: 'region' } }),
    },
    files: lists({
      region: ['Coast', 'River'],
      city: { Bakau: { region: 'Coast' }, Basse: { region: 'River' } },
    }),
    taken: [{ region: 'River', city: 'Basse' }],
    refused: [{ region: 'Coast', city: 'Basse' }, { city: 'Select the city' }],
  },
  'cascade-of-three': {
    name: 'Cascade of three: ward by district by region',
    elsewhere: 'ODK choice_filter',
    written: 'the same twice: `"where": { "district": "district" }`, `"where": { "area": "area" }`',
    asks: {
      area: asking('select', { $ref: '../options/area.json' }),
      district: asking('select', { $ref: '../options/district.json', where: { area: 'area' } }),
      ward: asking('select', { $ref: '../options/ward.json', where: { district: 'district' } }),
    },
    files: lists({
      area: ['Coast', 'River'],
      district: { Kombo: { area: 'Coast' }, Fulladu: { area: 'River' } },
      ward: { Tujereng: { district: 'Kombo' }, Gambissara: { district: 'Fulladu' } },
    }),
    taken: [{ area: 'River', district: 'Fulladu', ward: 'Gambissara' }],
    refused: [{ area: 'River', district: 'Fulladu', ward: 'Tujereng' }, { ward: 'Select the ward' }],
  },
  search: {
    name: 'List of 5,000 options with a search box',
    elsewhere: 'ODK autocomplete, GOV.UK accessible autocomplete',
    written: 'the widget `search`',
    asks: { village: asking('search', { $ref: '../options/village.json' }) },
    files: lists({ village: villages(5_000) }),
    taken: [{ village: 'Village 4999' }],
    refused: [{ village: 'Village 5001' }, { village: 'Select the village' }],
    drawn: ['type="search"'],
  },
  'long-search': {
    name: 'List of 50,000 options',
    elsewhere: 'ODK select_one_from_file',
    written: 'the same: `"ui:widget": "search"`. A long list is a separate file, which is loaded when needed',
    asks: { school: asking('search', { $ref: '../options/long.json' }) },
    files: lists({ long: villages(50_000) }),
    taken: [{ school: 'Village 50000' }],
    refused: [{ school: 'Village 0' }, { school: 'Select the school' }],
    drawn: ['type="search"'],
  },
  other: {
    name: '“Other”, with a text field',
    elsewhere: 'SurveyJS showOtherItem, ODK or_other',
    written:
      'a text question: `"then": { "required": ["otherTool"] }, "else": { "properties": { "otherTool": false } }`',
    asks: {
      tool: asking('radios', { type: 'string', enum: ['Hoe', 'Plough', 'Other'] }),
      otherTool,
    },
    schema: withOther({ tool: { const: 'Other' } }),
    taken: [{ tool: 'Hoe', otherTool: 'Axe' }, { tool: 'Hoe' }],
    refused: [{ tool: 'Other' }, { otherTool: 'Enter the other tool' }],
  },
  'several-with-other': {
    name: 'Several options, with “Other”',
    elsewhere: 'SurveyJS showOtherItem, ODK or_other',
    written: 'the same, with `{ "contains": { "const": "Other" } }`',
    asks: {
      tools: asking('checkboxes', {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', enum: ['Hoe', 'Other'] },
      }),
      otherTool,
    },
    schema: withOther({ tools: { contains: { const: 'Other' } } }),
    taken: [{ tools: ['Hoe', 'Other'], otherTool: 'Axe' }],
    refused: [{ tools: ['Other'] }, { otherTool: 'Enter the other tool' }],
  },
  'retired-option': {
    name: 'Option that is no longer offered, but valid in old answers',
    elsewhere: 'Form.io, by hand',
    written: 'in the list: `"deprecated": true`',
    asks: { network: asking('radios', { $ref: '../options/network.json' }) },
    files: lists({ network: { Africell: {}, Comium: { deprecated: true } } }),
    taken: [{ network: 'Comium' }],
    refused: [{ network: 'Gamcel' }, { network: 'Select the network' }],
    drawn: ['Africell'],
    notDrawn: ['Comium'],
  },
  fills: {
    name: 'Choice that fills in another answer',
    elsewhere: 'SurveyJS setValueExpression, Form.io calculated value',
    written: '`"fills": { "zone": "zone" }`, and each option has its `"zone"`',
    asks: {
      market: asking('select', { $ref: '../options/market.json' }, { fills: { zone: 'zone' } }),
      zone: asking('radios', { type: 'string', enum: ['North', 'South'] }),
    },
    files: lists({ market: { Farafenni: { zone: 'North' }, Brikama: { zone: 'South' } } }),
    taken: [{ market: 'Brikama' }, { market: 'Brikama', zone: 'South' }],
    refused: [{ market: 'Brikama', zone: 'West' }, { zone: 'Select the zone' }],
  },
  'list-of-texts': {
    name: 'List of free texts, tags',
    elsewhere: 'JSON Schema array of strings, Form.io tags',
    written:
      'rows with one text question: `{ "type": "array", "maxItems": 3, "items": { "type": "object"`, …',
    asks: {
      languages: rowsOf('a language', { name: [text, asText] }, { maxItems: 3 }),
    },
    taken: [{ languages: [{ name: 'Mandinka' }, { name: 'Wolof' }] }],
    refused: [{ languages: [{ name: '' }] }, { 'languages.0.name': 'Enter the name' }],
  },
  likert: {
    name: 'Table of questions that share a list of answers (Likert scale)',
    elsewhere: 'SurveyJS matrix, ODK table-list, PHQ-9',
    written: 'a group whose questions share a list, with the widget `matrix`',
    asks: {
      mood: groupOf({ sad: often, tired: often }, ['sad', 'tired'], 'matrix'),
    },
    files: lists({ often: ['Never', 'Some days', 'Every day'] }),
    taken: [{ mood: { sad: 'Never', tired: 'Some days' } }],
    refused: [{ mood: { sad: 'Never' } }, { 'mood.tired': 'Select the tired' }],
    drawn: ['<table', 'Some days'],
  },
  stars: {
    name: 'Rating (stars)',
    elsewhere: 'SurveyJS rating, Typeform',
    written:
      'a list with words for each value: `{ "const": "5", "title": "5, very good" }`, with the widget `radios`',
    asks: { lesson: asking('radios', { $ref: '../options/stars.json' }) },
    files: lists({ stars: { 1: '1, bad', 3: '3', 5: '5, very good' } }),
    taken: [{ lesson: '5' }],
    refused: [{ lesson: '6' }, { lesson: 'Select the lesson' }],
  },
};
