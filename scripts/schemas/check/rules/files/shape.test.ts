import { testRule } from '../../../testing/test-rule.ts';

testRule('shape', {
  'an unknown key, with the nearest right one': [
    { 'trip/person.ui.json': ['"ui:help"', '"ui:hlep"'] },
    'trip/person.ui.json:17:5  "ui:hlep" is not known here. Write "ui:help".',
  ],
  'a key of another place': [
    { 'trip/flow.json': ['"draft": { "days": 7 }', '"draft": { "day": 7 }'] },
    'trip/flow.json:7:14  "day" is not known here. Write "days".',
  ],
  'a value of the wrong kind': [
    { 'trip/flow.json': ['"progress": 60', '"progress": "60"'] },
    'trip/flow.json:22:19  "progress" must be a number, without quotes. How full the progress bar is, from 0 to 100. It must rise from step to step.',
  ],
  'a word that is none of the allowed ones': [
    { 'trip/flow.json': ['"access": "public"', '"access": "pubic"'] },
    'trip/flow.json:6:13  "access" cannot be "pubic". Write "public".',
  ],
  'a word that is another one and not a slip': [
    {
      'trip/person.schema.json': ['"format": "date", "pastYears": 100', '"format": "time"'],
      'trip/visa.schema.json': ['"required"', '"anyOf": [],\n  "required"'],
    },
    'trip/person.schema.json:7:43  "format" cannot be "time". Known here: "date" or "file".',
    'trip/person.ui.json:13:55  The widget "date" takes a date, but "born" is a typed answer. Write "text", "textarea", "digits", "decimal", "email", "phone" or "password".',
    'trip/visa.schema.json:11:3  "anyOf" is not known here. Known here: "$comment", "if", "then", "else" or "allOf".',
  ],
  'a missing key': [
    { 'trip/flow.json': ['"version": 1,\n  ', ''] },
    'trip/flow.json:1:1  This file has no "version". Add "version".',
  ],
  'a number out of range': [
    { 'trip/flow.json': ['"progress": 80', '"progress": 180'] },
    'trip/flow.json:28:88  "progress" must be at most 100. How full the progress bar is, from 0 to 100. It must rise from step to step.',
  ],
});
