import { testRule } from '../../../testing/test-rule.ts';

testRule('options', {
  'an option given twice': [
    { 'options/country.json': ['"Senegal"', '"Ghana"'] },
    'options/country.json:5:35  The option "Ghana" is in this list twice. Delete one of them.',
    'trip/flow.json:24:56  "Senegal" is no option of "country". Known here: "The Gambia" or "Ghana".',
  ],
  'an empty option': [
    { 'options/country.json': ['"Senegal"', '" "'] },
    'options/country.json:5:35  This option is empty. Delete it: an optional question can be left without an answer.',
    'trip/flow.json:24:56  "Senegal" is no option of "country". Known here: "The Gambia", "Ghana" or " ".',
  ],
  'an option with a space at its end': [
    { 'options/country.json': ['"Senegal"', '"Senegal "'] },
    'options/country.json:5:35  A space stands before or after this option. Write "Senegal".',
    'trip/flow.json:24:56  "Senegal" is no option of "country". Write "Senegal ".',
  ],
  'two options with the same title, and one that differs only in case': [
    {
      'options/city.json': ['"title": "Tanji"', '"title": "Brikama town"'],
      'options/region.json': ['"Banjul",', '"Banjul", "banjul",'],
    },
    'options/city.json:13:34  People would read "Brikama town" twice: "Brikama" is called so as well. Give one of them another title.',
    'options/region.json:5:22  "banjul" and "Banjul" are the same to a reader. Delete one of them.',
  ],
  'an option that is not a text': [
    { 'options/country.json': ['"Senegal"', '7'] },
    'options/country.json:5:35  Entry 3 of "enum" must be a text in double quotes.',
  ],
  'a flag in quotation marks': [
    { 'options/city.json': ['"title": "Banjul", ', '"title": "Banjul", "deprecated": "true", '] },
    'options/city.json:6:59  "deprecated" must be true or false, without quotes. Write true.',
  ],
  'a flag in a plain list': [
    { 'options/country.json': ['"Senegal"', '{ "const": "Senegal", "deprecated": true }'] },
    'options/country.json:5:35  An entry of a plain list ("enum") is a text alone and cannot carry marks. Write "Senegal", then run: npm run schemas:retire country "Senegal"',
  ],
  'an option without a title': [
    { 'options/city.json': (text) => text.replace('"title": "Banjul", ', '') },
    'options/city.json:6:5  The option "Banjul" has no title. Add "title": "Banjul".',
  ],
  'an empty list': [
    { 'options/country.json': ['"enum": ["The Gambia", "Ghana", "Senegal"]', '"enum": []'] },
    'options/country.json:5:11  "enum" has too little in it. The answers, each as it is shown and stored. To add one, add a line.',
  ],
  'a list with deprecated options only': [
    { 'options/school.json': (text) => text.replaceAll('"code"', '"deprecated": true, "code"') },
    'options/school.json:1:1  This list has no option left that can be chosen. Add one, or take "deprecated" from one.',
  ],
  'an old name that is still in the list': [
    { 'options/city.json': ['"Brikama Ba"', '"Tanji"'] },
    'options/city.json:11:23  "Tanji" is still in this list. Delete it here, or the option there.',
  ],
});
