import { asking, asNumber, asRadios, asText, type Probes, rowsOf, text } from './probe.ts';

const yesNo = { type: 'boolean' };
const several = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['Goats', 'Bees'] } };

const isTrue = (question: string) => ({ properties: { [question]: { const: true } }, required: [question] });

export const conditions: Probes = {
  'shown-by-an-answer': {
    name: 'Question shown depending on an answer',
    elsewhere: 'ODK relevant, SurveyJS visibleIf, VA hideIf',
    written: '`"if": {`…`}, "else": { "properties": { "employer": false } }`',
    asks: { works: [yesNo, asRadios], employer: [text, asText] },
    schema: {
      if: isTrue('works'),
      then: { required: ['employer'] },
      else: { properties: { employer: false } },
    },
    taken: [{ works: false, employer: 'Kept on the phone alone' }, { works: false }],
    refused: [{ works: true }, { employer: 'Enter the employer' }],
    notDrawn: ['Employer'],
  },
  'required-by-an-answer': {
    name: 'Question required depending on an answer',
    elsewhere: 'ODK required, SurveyJS requiredIf',
    written: '`"then": { "required": ["reason"] }`',
    asks: { leaves: [yesNo, asRadios], reason: [text, asText] },
    schema: { if: isTrue('leaves'), then: { required: ['reason'] } },
    taken: [{ leaves: false, reason: 'I stay' }],
    refused: [{ leaves: true }, { reason: 'Enter the reason' }],
    drawn: ['Reason (optional)'],
  },
  'step-by-answers': {
    name: 'Step shown depending on earlier answers',
    elsewhere: 'VA depends, SurveyJS page visibleIf',
    written:
      'in `flow.json`: `"when": { "properties": { "farms": { "const": true } }, "required": ["farms"] }`',
    before: { farms: [yesNo, asRadios] },
    asks: { crop: [text, asText] },
    schema: { required: ['crop'] },
    step: { when: isTrue('farms') },
    taken: [{ farms: false, crop: 'Kept on the phone alone' }, { farms: false }],
    refused: [{ farms: true }, { crop: 'Enter the crop' }],
  },
  'by-number-or-date': {
    name: 'Condition on a number or a day',
    elsewhere: 'ODK relevant, SurveyJS visibleIf',
    written:
      '`"maximum"`, `"exclusiveMinimum"` and the like; `{ "birth": { "not": { "to": "today-18y" } } }`',
    asks: {
      birth: asking('date', { type: 'string', format: 'date', pastYears: 100 }),
      children: [{ type: 'integer' }, asNumber],
      guardian: [text, asText],
      school: [text, asText],
    },
    schema: {
      allOf: [
        {
          if: { properties: { birth: { not: { to: 'today-18y' } } }, required: ['birth'] },
          then: { required: ['guardian'] },
        },
        {
          if: { properties: { children: { exclusiveMinimum: 0, maximum: 9 } }, required: ['children'] },
          then: { required: ['school'] },
        },
      ],
    },
    taken: [{ birth: '2008-11-20', children: 0 }],
    refused: [
      { birth: '2008-11-21', children: '1' },
      { guardian: 'Enter the guardian', school: 'Enter the school' },
    ],
  },
  'by-choices-or-rows': {
    name: 'Condition on several choices or on rows',
    elsewhere: 'ODK selected(), SurveyJS contains',
    written:
      '`{ "contains": { "const": "Bees" } }`, `"minItems"`, `{ "contains": { "properties": { "age": { "maximum": 17 } }`, …',
    asks: {
      keeps: asking('checkboxes', several),
      members: rowsOf('a member', { age: [{ type: 'integer', minimum: 0 }, asNumber] }, { maxItems: 9 }),
      hives: [{ type: 'integer' }, asNumber],
      school: [text, asText],
    },
    schema: {
      allOf: [
        {
          if: { properties: { keeps: { contains: { const: 'Bees' } } }, required: ['keeps'] },
          then: { required: ['hives'] },
        },
        {
          if: {
            properties: {
              members: { contains: { properties: { age: { maximum: 17 } }, required: ['age'] }, minItems: 2 },
            },
            required: ['members'],
          },
          then: { required: ['school'] },
        },
      ],
    },
    taken: [{ keeps: ['Goats'], members: [{ age: 17 }] }],
    refused: [
      { keeps: ['Bees'], members: [{ age: '40' }, { age: '17' }] },
      { hives: 'Enter the hives', school: 'Enter the school' },
    ],
  },
  'and-or-not': {
    name: 'And, or, not',
    elsewhere: 'all',
    written: '`"allOf"`, `"anyOf"`, `"not"`',
    asks: {
      farms: [yesNo, asRadios],
      fishes: [yesNo, asRadios],
      sells: [yesNo, asRadios],
      market: [text, asText],
    },
    schema: {
      if: {
        allOf: [
          { anyOf: [isTrue('farms'), isTrue('fishes')] },
          { not: { properties: { sells: { const: false } }, required: ['sells'] } },
        ],
      },
      then: { required: ['market'] },
    },
    taken: [{ fishes: true, sells: false }],
    refused: [{ fishes: true, sells: true }, { market: 'Enter the market' }],
  },
};
