import { testRule } from '../../../testing/test-rule.ts';

testRule('widgets', {
  'a widget that does not exist': [
    { 'trip/person.ui.json': ['"ui:widget": "date"', '"ui:widget": "dates"'] },
    'trip/person.ui.json:13:55  There is no widget "dates". Write "date".',
  ],
  'a widget of another form builder': [
    { 'trip/person.ui.json': ['"ui:widget": "date"', '"ui:widget": "slider"'] },
    'trip/person.ui.json:13:55  There is no widget "slider". Write "number", with "minimum" and "maximum" in the schema.',
  ],
  'a note on a question that is not a number': [
    {
      'trip/person.ui.json': [
        '"ui:widget": "date"',
        '"ui:widget": "date", "note": { "outside": { "max": 5 }, "text": "Too much." }',
      ],
    },
    'trip/person.ui.json:13:63  A note is about a number, but "born" is asked with the widget "date". Delete the note, or write "ui:widget": "number".',
  ],
  'a list asked as text': [
    {
      'trip/person.ui.json': [
        '"ui:title": "Country", "ui:widget": "select"',
        '"ui:title": "Country", "ui:widget": "text"',
      ],
    },
    'trip/person.ui.json:14:52  The widget "text" takes a typed answer, but "country" is an answer from a list. Write "select", "search" or "radios".',
  ],
  'a password rule on another widget': [
    {
      'trip/visa.schema.json': ['"minLength": 4', '"hardToGuess": true'],
      'trip/visa.ui.json': ['"pattern": {', '"hardToGuess": "Another one", "pattern": {'],
    },
    'trip/visa.schema.json:6:55  Only a password is to be hard to guess, but "visaNumber" is asked with the widget "digits". Delete it, or write "ui:widget": "password".',
  ],
});
