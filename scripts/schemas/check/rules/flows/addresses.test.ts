import { portalTexts } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

testRule('addresses', {
  'a `go` that is not a page': [
    { 'trip/flow.json': ['"go": "/home"', '"go": "/hme"'] },
    'trip/flow.json:31:59  There is no page /hme. Write "/home".',
  ],
  'a button that leads to no page': [
    {
      'portal.json': [
        '"feeNote"',
        '"resources": [{ "buttons": [{ "text": "Go", "path": "/about-trap" }] }],\n  "feeNote"',
      ],
    },
    'portal.json:5:55  There is no page /about-trap. Write "/about-trip".',
  ],
  'an end page of a form with one address': [
    {
      'trip/flow.json': (text) =>
        text
          .replaceAll(/"path": "[^"]*",/g, '')
          .replace('"steps"', '"path": "/trip",\n  "steps"')
          .replace(
            '"submit": "SEND" }',
            '"submit": "SEND" },\n    { "id": "bye", "kind": "end", "title": "Bye" }',
          ),
    },
    'trip/flow.json:33:59  Nobody would see the last page: this leads to /home. Write "/trip".',
  ],
  'a `back` that is not a page': [
    { 'trip/flow.json': ['"access": "public",', '"access": "public",\n  "back": "/nowhere-at-all",'] },
    'trip/flow.json:7:11  There is no page /nowhere-at-all. Write the address of a step or of a page of the site.',
  ],
});

testRule(
  'addresses of other forms',
  {
    'a form that leads past the first step of another form': [
      { 'information/flow.json': ['"go": "/basic-information"', '"go": "/academic-information"'] },
      'information/flow.json:57:57  This leads to the step "academic" of "application", past its first step "basic". Write "/basic-information".',
    ],
  },
  portalTexts(),
);
