import { testRule } from '../../../testing/test-rule.ts';
import { date as anyDate, asked, withRule } from '../../../testing/visa-questions.ts';

const date = (rule: string) => asked({ day: withRule(anyDate, rule) });

testRule('limits of dates', {
  'from today to a day in the past': [
    date('"from": "today", "to": "2020-01-01"'),
    'trip/visa.schema.json:6:73  No answer to "day" can be right: it must be from "today" to "2020-01-01". Change "from" or "to".',
  ],
  'a time as the limit of a date': [
    date('"to": "17:00"'),
    'trip/visa.schema.json:6:56  "17:00" is no day of the calendar. Write a day, such as "2027-09-01".',
  ],
  'a day as the limit of a time': [
    asked({ day: '{ "type": "string", "format": "time", "from": "2027-01-01" }' }),
    'trip/visa.schema.json:6:58  A time is limited by times, and "2027-01-01" is none. Write a time, such as "08:00".',
  ],
  'a minimum age above the maximum': [
    date('"age": { "minimum": 30, "maximum": 18 }'),
    'trip/visa.schema.json:6:85  No answer to "day" can be right: the lowest age (30) is higher than the highest (18). Make "minimum" smaller or "maximum" larger.',
  ],
  'an unknown question': [
    date('"from": "visaDay"'),
    'trip/visa.schema.json:6:58  There is no question "visaDay" in the step "visa" or before it. Known here: "born".',
  ],
  'a distance in weeks': [
    date('"from": "today+2w"'),
    'trip/visa.schema.json:6:58  "from" must be today, a distance from it (today+2y, today-30d), the name of another question, a time (08:00) or a day such as 2026-12-31. Correct "today+2w".',
  ],
});
