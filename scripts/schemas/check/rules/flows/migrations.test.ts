import { laterTrip, testRule } from '../../../testing/test-rule.ts';

testRule('migrations', {
  'a change that does not say what it does': [
    laterTrip({ changes: '{ "version": 2, "option": "x" }' }),
    'trip/migrations.json:4:5  This change does not say what it does. Add "rename" and "to", or "mapOption", "option" and "to", or "drop".',
  ],
  'a change to a future version': [
    laterTrip({ changes: '{ "version": 3, "drop": "nickname" }' }),
    'trip/migrations.json:4:18  This change leads to version 3, and flow.json is at version 2. Write "version": 3 there.',
  ],
  'changes out of order': [
    laterTrip({
      version: 3,
      changes: '{ "version": 3, "drop": "nickname" },\n    { "version": 2, "drop": "city" }',
    }),
    'trip/migrations.json:5:18  This change leads to version 2, and one above it to version 3. Put the changes in the order of their versions.',
  ],
  'a question that was renamed only in this file': [
    laterTrip({ changes: '{ "version": 2, "rename": "city", "to": "region" }' }),
    'trip/migrations.json:4:31  There still is a question "city". Rename it in the files of its step, or delete this line.',
  ],
  'one change with the keys of two': [
    laterTrip({ changes: '{ "version": 2, "drop": "nickname", "to": "city" }' }),
    'trip/migrations.json:4:41  "to" is not allowed here. Delete it.',
  ],
  'a rename without a new name': [
    laterTrip({ changes: '{ "version": 2, "rename": "nickname" }' }),
    'trip/migrations.json:4:5  Entry 1 of "changes" has no "to". Add "to".',
  ],
  'a sample of a future version': [
    { 'trip/samples/gambian.json': ['"answers"', '"version": 2, "answers"'] },
    'trip/samples/gambian.json:4:14  This sample is of version 2, and the form has come to version 1. Write 1, or raise the "version" in flow.json.',
  ],
});
