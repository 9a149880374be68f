import type { Probes } from './probe.ts';

const long = (length: number) => 'a'.repeat(length);

export const texts: Probes = {
  'one-line': {
    name: 'One line of text',
    elsewhere: 'all',
    written: '`"type": "string", "maxLength": 60`, with the widget `text`',
    asks: { name: [{ type: 'string', maxLength: 60 }, { 'ui:widget': 'text' }] },
    taken: [{ name: ' Awa Ceesay ' }, { name: 'Awa Ceesay' }],
    refused: [{ name: long(61) }, { name: 'The name must be 60 characters or fewer' }],
  },
  'several-lines': {
    name: 'Several lines',
    elsewhere: 'ODK multiline, SurveyJS comment',
    written: 'the widget `textarea`, with `"rows": 6`',
    asks: {
      story: [
        { type: 'string', maxLength: 500 },
        { 'ui:widget': 'textarea', rows: 6 },
      ],
    },
    taken: [{ story: 'One.\nTwo.' }],
    refused: [{ story: long(501) }, { story: 'The story must be 500 characters or fewer' }],
    drawn: ['<textarea', 'rows="6"'],
  },
  'smallest-and-largest-length': {
    name: 'Minimum and maximum length',
    elsewhere: 'all',
    written: '`"minLength": 20, "maxLength": 300`',
    asks: { reason: [{ type: 'string', minLength: 20, maxLength: 300 }, { 'ui:widget': 'text' }] },
    taken: [{ reason: long(20) }],
    refused: [{ reason: 'Because' }, { reason: 'The reason must be at least 20 characters' }],
  },
  pattern: {
    name: 'Pattern with its own message',
    elsewhere: 'all',
    written: '`"pattern"`, and its message in `"messages": { "pattern": "Write it like AB-123" }`',
    asks: {
      plate: [
        { type: 'string', maxLength: 6, pattern: '^[A-Z]{2}-\\d{3}$' },
        { 'ui:widget': 'text', messages: { pattern: 'Write it like AB-123' } },
      ],
    },
    taken: [{ plate: 'BJ-123' }],
    refused: [{ plate: 'BJ123' }, { plate: 'Write it like AB-123' }],
  },
  'e-mail': {
    name: 'E-mail address',
    elsewhere: 'all',
    written: '`"format": "email", "maxLength": 254`, with the widget `email`',
    asks: { email: [{ type: 'string', format: 'email', maxLength: 254 }, { 'ui:widget': 'email' }] },
    taken: [{ email: 'awa@example.com' }],
    refused: [
      { email: 'awa@example' },
      { email: 'Enter the email in the correct format, like name@example.com' },
    ],
    drawn: ['type="email"'],
  },
  'web-address': {
    name: 'Web address',
    elsewhere: 'Form.io url, SurveyJS inputType url',
    written: '`"format": "uri", "maxLength": 300`',
    asks: { page: [{ type: 'string', format: 'uri', maxLength: 300 }, { 'ui:widget': 'text' }] },
    taken: [{ page: 'https://example.com/a' }],
    refused: [
      { page: 'example' },
      { page: 'Enter the page in the correct format, like https://www.example.com' },
    ],
  },
  'phone-of-one-country': {
    name: 'Phone number of one country',
    elsewhere: 'VA usaPhone',
    written: '`"format": "phone", "countries": ["US"]`, with the widget `phone`',
    asks: { phone: [{ type: 'string', format: 'phone', countries: ['US'] }, { 'ui:widget': 'phone' }] },
    taken: [{ phone: '+12175550142' }],
    refused: [{ phone: '+1217555' }, { phone: 'Enter the phone in full, from United States' }],
    drawn: ['+1'],
  },
  'phone-of-several-countries': {
    name: 'Phone number of several countries, stored as E.164',
    elsewhere: 'Form.io phone, SurveyJS masks',
    written: '`"countries": ["GM", "SN"]`',
    asks: { phone: [{ type: 'string', format: 'phone', countries: ['GM', 'SN'] }, { 'ui:widget': 'phone' }] },
    taken: [{ phone: '+221771234567' }],
    refused: [{ phone: '+12175550142' }, { phone: 'Enter the phone in full, from Gambia or Senegal' }],
    drawn: ['<select'],
  },
  'id-number': {
    name: 'Account or identity number, with leading zeros',
    elsewhere: 'VA ssn, Form.io tags',
    written: '`"type": "string", "maxLength": 9, "pattern": "^\\\\d{9}$"`, with the widget `digits`',
    asks: {
      number: [
        { type: 'string', maxLength: 9, pattern: '^\\d{9}$' },
        { 'ui:widget': 'digits', messages: { pattern: 'Enter all nine digits' } },
      ],
    },
    taken: [{ number: '001234567' }],
    refused: [{ number: '1234567' }, { number: 'Enter all nine digits' }],
    drawn: ['inputMode="numeric"'],
  },
  'repeated-password': {
    name: 'Password, typed twice',
    elsewhere: 'Form.io password',
    written: '`"sameAs": "password"`, with the widget `password`, in a form that a hand-written page sends',
    hasOwnPage: true,
    asks: {
      password: [{ type: 'string', maxLength: 72 }, { 'ui:widget': 'password' }],
      again: [{ type: 'string', maxLength: 72, sameAs: 'password' }, { 'ui:widget': 'password' }],
    },
    taken: [{ password: ' four words ', again: ' four words ' }],
    refused: [
      { password: 'four words', again: 'for words' },
      { again: 'The again must be the same as the password' },
    ],
    drawn: ['type="password"'],
  },
  autofill: {
    name: 'Autofill by the browser',
    elsewhere: 'GOV.UK autocomplete',
    written: '`"autocomplete": "postal-code"`',
    asks: {
      postcode: [
        { type: 'string', maxLength: 10 },
        { 'ui:widget': 'text', autocomplete: 'postal-code' },
      ],
    },
    taken: [{ postcode: '62701' }],
    refused: [{ postcode: '62701-12345' }, { postcode: 'The postcode must be 10 characters or fewer' }],
    drawn: ['autoComplete="postal-code"'],
  },
  keyboard: {
    name: 'Type of the phone’s keyboard',
    elsewhere: 'GOV.UK inputmode',
    written: '`"inputmode": "numeric"`',
    asks: {
      meter: [
        { type: 'string', maxLength: 8 },
        { 'ui:widget': 'text', inputmode: 'numeric' },
      ],
    },
    taken: [{ meter: '12-3' }],
    refused: [{ meter: '123456789' }, { meter: 'The meter must be 8 characters or fewer' }],
    drawn: ['inputMode="numeric"'],
  },
  default: {
    name: 'Default answer',
    elsewhere: 'ODK default, SurveyJS defaultValue',
    written: '`"default": "The Gambia"`',
    asks: {
      country: [{ type: 'string', maxLength: 20, default: 'The Gambia' }, { 'ui:widget': 'text' }],
    },
    taken: [{}, { country: 'The Gambia' }],
    refused: [{ country: long(21) }, { country: 'The country must be 20 characters or fewer' }],
    drawn: ['value="The Gambia"'],
  },
  'read-only': {
    name: 'Read-only answer',
    elsewhere: 'ODK readonly, SurveyJS readOnly',
    written: '`"default": 3, "readOnly": true`',
    asks: {
      price: [{ type: 'integer', default: 3, readOnly: true }, { 'ui:widget': 'number' }],
      count: [{ type: 'integer' }, { 'ui:widget': 'number' }],
      total: [
        { type: 'integer', computed: { product: ['price', 'count'] }, maximum: 30 },
        { 'ui:widget': 'computed' },
      ],
    },
    taken: [
      { price: '0', count: '2' },
      { price: 3, count: 2, total: 6 },
    ],
    refused: [{ price: '0', count: '11' }, { total: 'The total must be 30 or less' }],
    drawn: ['<output'],
  },
  prefill: {
    name: 'Answer prefilled from the account',
    elsewhere: 'VA prefill, ODK preload',
    written: 'in `flow.json`: `"prefill": { "email": "{{email}}" }`',
    asks: { email: [{ type: 'string', format: 'email', maxLength: 254 }, { 'ui:widget': 'email' }] },
    flow: { access: 'student', prefill: { email: '{{email}}' } },
    taken: [{ email: 'awa@example.com' }],
    refused: [{ email: 'awa' }, { email: 'Enter the email in the correct format, like name@example.com' }],
  },
  hidden: {
    name: 'Hidden value',
    elsewhere: 'Form.io hidden, ODK calculate',
    written: '`"default": "leaflet"`, with the widget `hidden`',
    asks: {
      source: [
        { type: 'string', enum: ['leaflet', 'poster'], default: 'leaflet' },
        { 'ui:widget': 'hidden' },
      ],
      name: [{ type: 'string', maxLength: 60 }, { 'ui:widget': 'text' }],
    },
    taken: [{ name: 'Awa' }, { source: 'leaflet', name: 'Awa' }],
    refused: [{ source: 'radio' }, { source: 'Select the source' }],
  },
  placeholder: {
    name: 'Example in the field (placeholder)',
    elsewhere: 'Form.io placeholder',
    written: 'next to the field, where it stays visible while typing: `"ui:help": "For example QQ 12 34"`',
    asks: {
      number: [
        { type: 'string', maxLength: 10 },
        { 'ui:widget': 'text', 'ui:help': 'For example QQ 12 34' },
      ],
    },
    taken: [{ number: 'QQ 98 76' }],
    refused: [{ number: 'QQ 98 76 54' }, { number: 'The number must be 10 characters or fewer' }],
    drawn: ['>For example QQ 12 34<'],
  },
};
