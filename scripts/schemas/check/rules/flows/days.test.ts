import { testRule } from '../../../testing/test-rule.ts';

const days = (opens: string, closes: string) =>
  ['"access": "public",', `"access": "public",\n  "opens": "${opens}", "closes": "${closes}",`] as const;

testRule('days', {
  'a closing day before the opening day': [
    { 'trip/flow.json': days('2027-03-02', '2027-03-01') },
    'trip/flow.json:7:36  The form closes on 2027-03-01, before it opens on 2027-03-02. Write a later day here, or an earlier one as "opens".',
  ],
  'accepts a single day': [{ 'trip/flow.json': days('2027-03-01', '2027-03-01') }],
  'accepts a form that has closed': [{ 'trip/flow.json': days('2020-01-01', '2020-02-29') }],
});
