import { testRule } from '../../../testing/test-rule.ts';

testRule('layout', {
  'a file with an unknown name': [
    { 'trip/person.json': '{}' },
    'trip/person.json:1:1  A file of this name has no place here. A flow holds flow.json, <step>.schema.json, <step>.ui.json, migrations.json, content/<step>.md and samples/<name>.json; the folder blocks holds <block>.schema.json and <block>.ui.json.',
  ],
  'a file with an unknown extension': [
    { 'trip/person.txt': 'x' },
    'trip/person.txt:1:1  Only files that end in .json or .md have a place here, and pictures in the folder images. Move it elsewhere.',
  ],
  'a file with the wrong meta schema': [
    { 'trip/person.ui.json': ['../meta/ui.schema.json', '../meta/step.schema.json'] },
    'trip/person.ui.json:2:14  This file does not say which description it follows. Write "$schema": "../meta/ui.schema.json".',
  ],
  'a renamed step': [
    { 'trip/flow.json': ['"id": "visa"', '"id": "viza"'] },
    'trip/visa.schema.json:1:1  The flow "trip" has no step "visa", and trip/viza.schema.json is missing. Give this file the name viza.schema.json.',
    'trip/visa.ui.json:1:1  The flow "trip" has no step "visa", and trip/viza.ui.json is missing. Give this file the name viza.ui.json.',
  ],
  'a file without a step': [
    { 'trip/content/persn.md': 'x' },
    'trip/content/persn.md:1:1  The flow "trip" has no step "persn". Name the file after its step, "person", or add the step to flow.json.',
  ],
  'no portal.json': [
    { 'portal.json': null, 'trip/content/about.md': (text) => text.replace('{{product}}', 'It') },
    'portal.json:1:1  This file is missing: it holds the product’s name and all that belongs to the lender. Add it again.',
  ],
  'a folder without a flow.json': [
    { 'tour/sea.ui.json': '{ "$schema": "../meta/ui.schema.json" }' },
    'tour/flow.json:1:1  The folder "tour" has no flow.json, so nobody sees its questions. Add it, with the order of the steps.',
  ],
  'two steps with the same id': [
    { 'trip/flow.json': ['"id": "review"', '"id": "quiz"'] },
    'trip/flow.json:29:13  There are two steps called "quiz". Give this one another name, and its files too.',
  ],
  'a text outside the forms': [
    { 'notes.md': 'To do\n' },
    'notes.md:1:1  A text has a place in the folder content of a form only, and nobody would read this one. Move it elsewhere.',
  ],
});
