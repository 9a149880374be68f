import { stepFiles } from './folder.ts';
import { asDate, asking, groupOf, type Probes } from './probe.ts';

const date = (more: object = {}) => ({ type: 'string', format: 'date', ...more });

/* The tests evaluate these forms as if today were 20 November 2026. */
export const dates: Probes = {
  day: {
    name: 'Day',
    elsewhere: 'all; GOV.UK date input',
    written: '`"type": "string", "format": "date"`, with the widget `date`',
    asks: { visit: [date({ to: 'today+1y' }), asDate] },
    taken: [{ visit: '2027-02-28' }],
    refused: [{ visit: '2027-02-29' }, { visit: 'The visit must be a real date' }],
    drawn: ['>Day<', '>Month<', '>Year<'],
  },
  'past-day': {
    name: 'Day in the past',
    elsewhere: 'VA currentOrPastDate, SurveyJS maxValueExpression',
    written: '`"to": "today"`, or `"pastYears": 100`',
    asks: { birth: [date({ pastYears: 100 }), asDate], loss: [date({ to: 'today' }), asDate] },
    taken: [{ birth: '1990-05-01', loss: '2026-11-20' }],
    refused: [
      { birth: '2027-01-01', loss: '2026-11-21' },
      {
        birth: 'The birth must be in the past, within the last 100 years',
        loss: 'The loss must be today or earlier',
      },
    ],
  },
  'future-day': {
    name: 'Day in the future',
    elsewhere: 'SurveyJS minValueExpression',
    written: '`"from": "today"`',
    asks: { wedding: [date({ from: 'today' }), asDate] },
    taken: [{ wedding: '2026-11-20' }],
    refused: [{ wedding: '2026-11-19' }, { wedding: 'The wedding must be today or later' }],
  },
  'day-within-bounds': {
    name: 'Day between two limits',
    elsewhere: 'ODK constraint, Form.io minDate',
    written: '`"from": "2026-01-01", "to": "today+2y"`',
    asks: { start: [date({ from: '2026-01-01', to: 'today+2y' }), asDate] },
    taken: [{ start: '2028-11-20' }],
    refused: [{ start: '2028-11-21' }, { start: 'The start must be on or before 20 November 2028' }],
  },
  age: {
    name: 'Date of birth with a minimum age',
    elsewhere: 'VA over 18, by a function',
    written: '`"age": { "minimum": 18, "maximum": 99 }`',
    asks: { birth: [date({ age: { minimum: 18, maximum: 99 } }), asDate] },
    taken: [{ birth: '2008-11-20' }],
    refused: [{ birth: '2008-11-21' }, { birth: 'The birth must be at least 18 years ago' }],
  },
  'month-and-year': {
    name: 'Month and year',
    elsewhere: 'ODK month-year, VA monthYear',
    written: '`"format": "year-month"`',
    asks: { graduation: [{ type: 'string', format: 'year-month', to: 'today' }, asDate] },
    taken: [{ graduation: '2024-07' }],
    refused: [{ graduation: '2024-13' }, { graduation: 'The graduation must be a real date' }],
  },
  'partial-date': {
    name: 'Partly unknown date',
    elsewhere: 'VA XXXX-XX-XX',
    written: '`"format": "partial-date"`; only the year is needed',
    asks: { service: [{ type: 'string', format: 'partial-date', to: 'today' }, asDate] },
    taken: [{ service: '2008-02' }],
    refused: [{ service: '2008--05' }, { service: 'The service must include a month' }],
  },
  year: {
    name: 'Year alone',
    elsewhere: 'ODK year',
    written: '`{ "type": "integer", "minimum": 1900, "maximum": 2100 }`',
    asks: { built: asking('number', { type: 'integer', minimum: 1900, maximum: 2100 }) },
    taken: [{ built: '1965' }, { built: 1965 }],
    refused: [{ built: '65' }, { built: 'The built must be 1900 or more' }],
  },
  time: {
    name: 'Time of day',
    elsewhere: 'ODK time, SurveyJS inputType time',
    written: '`{ "type": "string", "format": "time" }`, with the widget `time`',
    asks: { opening: asking('time', { type: 'string', format: 'time' }) },
    taken: [{ opening: '08:30' }],
    refused: [{ opening: '24:30' }, { opening: 'The opening must be a time with hour and minute' }],
  },
  'date-and-time': {
    name: 'Day and time',
    elsewhere: 'ODK dateTime, Form.io datetime',
    written: 'one question of each in a group: `"format": "date"`, `"format": "time"`',
    asks: {
      meeting: groupOf(
        {
          day: [date({ from: 'today' }), asDate],
          hour: asking('time', { type: 'string', format: 'time' }),
        },
        ['day', 'hour'],
      ),
    },
    taken: [{ meeting: { day: '2026-12-01', hour: '09:00' } }],
    refused: [{ meeting: { day: '2026-12-01' } }, { 'meeting.hour': 'Enter the hour' }],
  },
  'date-range': {
    name: 'Range of days',
    elsewhere: 'VA dateRange',
    written: 'two days, also in a block: `"notBefore": "from"`',
    asks: { employment: asking('group', { $ref: '../blocks/date-range.schema.json' }) },
    files: stepFiles(
      'blocks/date-range',
      {
        from: [date(), { noun: 'the first day', ...asDate }],
        to: [date({ notBefore: 'from' }), { noun: 'the last day', ...asDate }],
      },
      { required: ['from'] },
    ),
    taken: [{ employment: { from: '2024-05-01', to: '2024-05-01' } }],
    refused: [
      { employment: { from: '2024-05-01', to: '2024-04-30' } },
      { 'employment.to': 'The last day must not be before the first day' },
    ],
  },
};
