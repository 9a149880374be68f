import type { Changes } from './fixture.ts';

const appended = (line: string) => (text: string) => `${text}\n${line}\n`;

/** A flow with its steps in another order. */
const inOrder =
  (...ids: readonly string[]) =>
  (text: string) => {
    const flow = JSON.parse(text);
    const steps = ids.map((id) => flow.steps.find((step: { id: string }) => step.id === id));
    steps.forEach((step, index) => {
      step.progress = 20 + index * 10;
    });
    return JSON.stringify({ ...flow, steps }, null, 2);
  };

const about = 'information/content/about.md';

/** What was changed, and a text of the line where it has to be told: of the first file changed, unless one is named. */
type SlipCase = readonly [changes: Changes, at: string, file?: string];

/** Slips that somebody made by hand in a whole portal's folder. */
export const slipCases: { readonly [slip: string]: SlipCase } = {
  'a review that cannot be sent': [
    { 'application/flow.json': [/,\n *"submit": "SUBMIT APPLICATION"/, ''] },
    '"id": "review"',
  ],
  'a last step without its button': [
    { 'freelance-survey/flow.json': [/,\s*"submit": "[^"]*"/, ''] },
    '"id": "second"',
  ],
  'a form that nothing sends': [{ 'application/flow.json': [/,\n {2}"submit": \{[^}]*\}/, ''] }, '{'],
  'a form that does not say who sends it': [
    { 'exit-survey/flow.json': [/"who": "student",\s*/, ''] },
    '"submit": {',
  ],
  'a form that anyone sends, once': [
    { 'feedback/flow.json': ['"wait": "at-once"', '"wait": "at-once", "once": "per-student"'] },
    '"once"',
  ],
  'a form that anyone sends, and only students open': [
    { 'feedback/flow.json': ['"access": "public"', '"access": "student"'] },
    '"access"',
  ],
  'a form that closes before it opens': [
    {
      'exit-survey/flow.json': ['"back"', '"opens": "2027-02-01",\n  "closes": "2027-01-31",\n  "back"'],
    },
    '"closes"',
  ],
  'a form that leads to no page of it': [
    { 'exit-survey/flow.json': ['"go": "/exit-survey-done"', '"go": "/resources"'] },
    '"go"',
  ],
  'a form filled in for nobody': [
    { 'exit-survey/flow.json': ['"email": "{{email}}"', '"emial": "{{email}}"'] },
    '"prefill"',
  ],
  'a form of which nothing is sent': [
    {
      'feedback/words.ui.json': (text) => text.replaceAll('"noun"', '"sent": false, "noun"'),
    },
    '"submit": { "who"',
    'feedback/flow.json',
  ],
  'an answer that another program needs, and that stays on the phone': [
    { 'freelance-survey/second.ui.json': ['"noun"', '"sent": false,\n    "noun"'] },
    '"sent"',
  ],
  'a step at the address of a page': [
    { 'application/flow.json': ['"/loan-information"', '"/home"'] },
    '"path": "/home"',
  ],
  'a step at the address of another form’s': [
    { 'business-loan/flow.json': ['"/business-app-2"', '"/survey"'] },
    '"path": "/survey"',
  ],
  'a review that is gone': [
    { 'application/flow.json': [/,\s*\{\s*"id": "review"[^}]*\}/, ''] },
    '"id": "loan"',
  ],
  'a review before the last questions': [
    { 'application/flow.json': inOrder('basic', 'academic', 'review', 'loan') },
    '"id": "review"',
  ],
  'a form that leads past the first step of another': [
    { 'application/flow.json': inOrder('academic', 'basic', 'loan', 'review') },
    '"go": "/basic-information"',
    'information/flow.json',
  ],
  'a bank account of zeros, shown as real': [
    {
      'portal.json': [
        /"bank": "[^"]*",\n( *"accountName": )"[^"]*",\n( *"accountNumber": "0+",\n *"placeholder": )true/,
        '"bank": "Trust Bank",\n      "accountName": "Lender Ltd",\n      "accountNumber": "000000000000000000",\n      "placeholder": false',
      ],
    },
    '"accountNumber": "000000000000000000"',
  ],
  'an office to be confirmed, shown as real': [
    {
      'portal.json': [
        /("office": \{[^}]*"placeholder": )true/,
        '"office": { "value": "Office address to be confirmed", "placeholder": false',
      ],
    },
    '"office"',
  ],
  'a link that is broken off': [{ [about]: appended('See [the site](https://a.gm .') }, 'See [the site]'],
  'a link with a space in it': [{ [about]: appended('See [the site] (https://a.gm).') }, 'See [the site]'],
  'bold words that do not end': [{ [about]: appended('This is **important.') }, '**important'],
  'one brace in place of two': [
    { 'application/loan.ui.json': ['How will the', 'How will the {product}'] },
    '{product}',
  ],
  'a name in braces that is none': [{ [about]: appended('Pay {{fee}}.') }, '{{fee}}'],
  'two options of one title': [
    { 'options/city.json': ['"title": "Banjul"', '"title": "Bakau"'] },
    '"title": "Bakau",\n      "region": "Banjul"',
  ],
  'the same option in small letters': [
    { 'options/region.json': ['"Banjul",', '"Banjul",\n    "banjul",'] },
    '"banjul"',
  ],
  'a sign that turns the direction of reading': [
    { 'options/region.json': ['"Banjul"', '"\u202EBanjul"'] },
    'Banjul',
  ],
  'a title of two thousand letters': [
    { 'application/loan.ui.json': ['How will the', 'How '.repeat(500)] },
    'How How',
  ],
  'a pattern that no length fits': [
    {
      'application/basic.schema.json': [
        '"ethnicity": { "type": "string", "maxLength": 60 }',
        '"ethnicity": { "type": "string", "maxLength": 5, "pattern": "^.{10,}$" }',
      ],
      'application/basic.ui.json': [
        '"noun": "your ethnicity"',
        '"noun": "your ethnicity", "messages": { "pattern": "Longer" }',
      ],
    },
    '"ethnicity"',
  ],
  'a pattern between slashes': [
    {
      'application/basic.schema.json': [
        '"streetAddress": { "type": "string",',
        '"streetAddress": { "type": "string", "pattern": "/\\\\S/",',
      ],
    },
    '"streetAddress"',
  ],
  'no fee at all': [{ 'portal.json': ['"app_fee_flat": 500', '"app_fee_flat": 0'] }, '"app_fee_flat": 0'],
  'a percentage written as a part of one': [
    { 'portal.json': ['"app_fee_percentage": 5', '"app_fee_percentage": 0.05'] },
    '0.05',
  ],
  'a group for no university': [{ 'portal.json': ['"university": 3', '"university": 9'] }, '"university": 9'],
  'an option without the fact of the others': [
    { 'options/city.json': [/"title": "Bakau",\n *"region": "[^"]*"/, '"title": "Bakau"'] },
    '{\n      "const": "Bakau"',
  ],
  'a list that nobody uses': [
    {
      'options/colour.json':
        '{\n  "$schema": "../meta/options.schema.json",\n  "title": "Colour",\n  "type": "string",\n  "enum": ["Red", "Blue"]\n}\n',
    },
    '{',
  ],
  'a text beside the forms': [{ 'notes.md': 'To do\n' }, 'To do'],
  'a copy of a file': [
    { 'application/basic copy.ui.json': '{ "$schema": "../meta/ui.schema.json" }\n' },
    '{',
  ],
  'the marks of two versions': [
    { 'options/region.json': (text) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n` },
    '<<<<<<< HEAD',
  ],
  'a letter that was lost': [{ 'application/loan.ui.json': ['future goals', 'future goal\uFFFD'] }, '\uFFFD'],
  'an option that was deleted': [{ 'options/how-heard.json': ['"Friend", ', ''] }, '{'],
  'an option deleted that other options name': [
    { 'options/region.json': ['    "West Coast Region",\n', ''] },
    '{',
  ],
  'a second condition under the same name': [
    {
      'application/basic.schema.json': [
        '"if": {',
        '"if": { "properties": { "gender": { "const": "male" } }, "required": ["gender"] },\n  "then": { "required": ["ethnicity"] },\n  "if": {',
      ],
    },
    '  "if": {\n    "properties"',
  ],
  'a question that must be answered, and is in no sample': [
    {
      'application/loan.schema.json': (text) =>
        text
          .replace(
            '"properties": {',
            '"properties": {\n    "goal": { "type": "string", "maxLength": 40, "pattern": "\\\\S" },',
          )
          .replace('"required": [', '"required": ["goal", '),
      'application/loan.ui.json': [
        '"loanQuestion": {',
        '"goal": { "ui:title": "Goal", "ui:widget": "text", "noun": "your goal" },\n  "loanQuestion": {',
      ],
    },
    '"required": ["goal"',
  ],
  'a rule that no sample keeps any more': [
    {
      'application/basic.schema.json': [
        '"firstName": { "type": "string", "maxLength": 60',
        '"firstName": { "type": "string", "maxLength": 2',
      ],
    },
    '"firstName"',
  ],
};
