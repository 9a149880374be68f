type Slip = readonly [heading: string, file: string, from: string | RegExp, to: string, words: string];

const slip = (heading: string, file: string, [from, to, words]: [string | RegExp, string, string]): Slip => [
  heading,
  file,
  from,
  to,
  words,
];

export const guideSlips: readonly Slip[] = [
  slip('Add an option', 'options/how-heard.json', ['"Friend",', '"Friend"', 'A comma is missing here']),
  slip('Add an option', 'options/city.json', [
    '"oneOf": [',
    '"oneOf": [{ "const": "Gunjur", "title": "Gunjur" },',
    '"Gunjur" has no "region", and the other options have one',
  ]),
  slip('Add an option', 'options/school.json', [
    '"oneOf": [',
    '"oneOf": [{ "const": "Another College", "title": "Another College", "code": 5 },',
    'The fees of "Another College" are missing',
  ]),
  slip('Rename an option', 'options/city.json', [
    /"Serekunda",(?=\s*"title")/,
    '"Serrekunda",',
    '"Serekunda" is no option of this list',
  ]),
  slip('Reword a question', 'application/basic.ui.json', [
    '"ui:title": "Surname"',
    '"ui:title": "Your "family" name"',
    'A quotation mark inside a text ends it',
  ]),
  slip('Reword a question', 'application/basic.ui.json', [
    '"ui:title": "Surname"',
    '"ui:title": "Your <b>family</b> name"',
    'HTML does not work in a text',
  ]),
  slip('Reword a question', 'application/basic.ui.json', [
    '"surname": {',
    '"familyName": {',
    'There is no question "familyName"',
  ]),
  slip('Change a message', 'application/loan.ui.json', [
    '"rows": 6',
    '"rows": 6, "messages": { "requird": "Write it" }',
    'Nobody will see these words: "loanQuestion" has no rule "requird"',
  ]),
  slip('Add a question', 'application/basic.schema.json', [
    '"surname": {',
    '"nickname": { "type": "string", "maxLength": 40 }, "surname": {',
    'The question "nickname" has no words',
  ]),
  slip('Remove or rename a question', 'application/basic.schema.json', [
    /"ethnicity": .*\n\s*/,
    '',
    'There is no question "ethnicity"',
  ]),
  slip('Remove or rename a question', 'application/academic.schema.json', [
    /"major": .*\n\s*/,
    '',
    'Other programs need the answer "major"',
  ]),
  slip('Remove or rename a question', 'application/basic.ui.json', [
    /"ethnicity": \{[^}]*\},\n\s*/,
    '',
    'A group cannot show "ethnicity"',
  ]),
  slip('Give a form a new version', 'application/flow.json', [
    '"version": 1',
    '"version": 2',
    'No sample shows that answers of version 1 are still understood',
  ]),
  slip('Let one answer decide about another', 'application/basic.schema.json', [
    '"if": {',
    '"if": { "required": ["gender"] }, "then": { "required": ["email"] }, "if": {',
    '"if" is given twice here, and only the last one would count',
  ]),
  slip('Let one answer decide about another', 'application/loan.schema.json', [
    '"required": ["loanQuestion"]',
    '"required": ["loanQuestion"], "if": { "required": ["loanQuestion"] }, "then": { "properties": { "loanQuestion": false } }',
    'would take this very question off the screen',
  ]),
  slip('Let one answer decide about another', 'business-loan/amounts.schema.json', [
    '"required": [',
    '"if": { "properties": { "loan_amount": { "maximum": -1 } }, "required": ["loan_amount"] }, "then": { "required": ["loan_amount"] }, "required": [',
    'This is never true',
  ]),
  slip('Let one answer decide about another', 'business-loan/amounts.schema.json', [
    '"required": [',
    '"if": { "properties": { "loan_amount": { "from": "today" } }, "required": ["loan_amount"] }, "then": { "required": ["loan_amount"] }, "required": [',
    '"from" is for a date or a time',
  ]),
  slip('Limit a date', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"day": { "type": "string", "format": "date", "from": "2027-02-30" }, "loan_amount": {',
    '"2027-02-30" is no day of the calendar',
  ]),
  slip('Limit a date', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"day": { "type": "string", "format": "date", "from": "2028-01-01", "to": "2027-12-31" }, "loan_amount": {',
    'it must be from "2028-01-01" to "2027-12-31"',
  ]),
  slip('Limit a date', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"loan_amount": { "age": { "minimum": 18 },',
    '"age" is for a date',
  ]),
  slip('Hold one answer against another', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"day": { "type": "string", "format": "date", "after": "firstPaymnt" }, "loan_amount": {',
    'There is no question "firstPaymnt"',
  ]),
  slip('Hold one answer against another', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"day": { "type": "string", "format": "date", "after": "loan_amount" }, "loan_amount": {',
    'they cannot be compared',
  ]),
  slip('Hold one answer against another', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"words": { "type": "string", "maxLength": 9, "after": "loan_amount" }, "loan_amount": {',
    '"after" is for dates, times and numbers',
  ]),
  slip('Let an answer follow from others', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"all": { "type": "number", "computed": { "sum": ["all"] } }, "loan_amount": {',
    'would follow from itself',
  ]),
  slip('Let an answer follow from others', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"all": { "type": "number", "computed": { "sum": ["business_name"] } }, "loan_amount": {',
    '"sum" is made of a number, and "business_name" is a text',
  ]),
  slip('Let an answer follow from others', 'business-loan/amounts.schema.json', [
    '"loan_amount": {',
    '"loan_amount": { "computed": { "sum": ["avg_monthly_sales"] },',
    'so that nobody can be asked for it',
  ]),
  slip('Add a step', 'application/flow.json', [
    /\{\s*"id": "loan"/,
    '{ "id": "family", "title": "Family", "path": "/family", "progress": 60 }, { "id": "loan"',
    'The step "family" has no file family.schema.json',
  ]),
  slip('Add a step', 'application/flow.json', [
    '"progress": 50',
    '"progress": 90',
    'The progress falls here, from 90 to 75',
  ]),
  slip('Add a step', 'application/flow.json', [
    '"progress": 25',
    '"progress": 25, "when": { "properties": { "workStatus": { "const": "Other" } }, "required": ["workStatus"] }',
    'There is no question "workStatus" before this step',
  ]),
  slip('Repeated questions', 'rows/household.ui.json', [
    /"summary": "\{\{firstName.*\n\s*/,
    '',
    'Nothing tells the rows of "members" apart',
  ]),
  slip('Add a form', 'workshop/flow.json', ['"who": "student",', '', '"workshop" does not say who sends it']),
  slip('Add a form', 'workshop/flow.json', [
    /"path": "\/workshop",.*"path": "\/workshop-booked",/s,
    '"title": "Place", "submit": "Book" }, { "id": "booked", "kind": "end",',
    'Nobody can open "workshop": it has no address',
  ]),
  slip('Add a form', 'workshop/flow.json', [
    '"path": "/workshop"',
    '"path": "/home"',
    '/home is the address of a page of the site already',
  ]),
  slip('Add a form', 'workshop/flow.json', [
    '"go": "/workshop-booked"',
    '"go": "/resources"',
    'Nobody would see the last page',
  ]),
  slip('Add a form', 'workshop/flow.json', [
    '"prefill": { "name"',
    '"prefill": { "nmae"',
    'There is no question "nmae" to fill in',
  ]),
  slip('Add a form', 'workshop/flow.json', [
    '"steps"',
    '"closes": "2027-02-30", "steps"',
    'There is no day "2027-02-30"',
  ]),
  slip('Add a form', 'workshop/flow.json', [
    '"id": "workshop"',
    '"id": "workshp"',
    'is in the folder "workshop" and calls itself "workshp"',
  ]),
  slip('Write a page of text', 'business-loan/content/done.md', [
    '(/resources)',
    '(/resouces)',
    'There is no page /resouces',
  ]),
  slip('Write a page of text', 'information/content/about.md', [
    'It is **not a scholarship**',
    'It is *not a scholarship*',
    'Slanted text (*like this*) cannot be shown in a content page',
  ]),
  slip('Write a page of text', 'information/content/about.md', [
    '**not a scholarship**',
    '**not a scholarship',
    'The bold words that begin or end here have no other end',
  ]),
  slip('Change the quiz', 'information/learning-check.ui.json', [
    '"answer": 3',
    '"answer": 5',
    '"dueDate" has 4 options; there is no option 5',
  ]),
  slip('Samples', 'application/samples/valid.json', [
    '"Serekunda"',
    '"Nowhere"',
    'must be right, and its answer to "residenceCity" is refused',
  ]),
  slip('Fill in a real bank account, link or phone number', 'portal.json', [
    /000000000000000000",\s*"placeholder": true(?=\s*\},)/,
    '000000000000000000", "placeholder": false',
    'Students would read "Bank name to be confirmed" as real: its "placeholder" is false',
  ]),
  slip('Fill in a real bank account, link or phone number', 'portal.json', [
    /000000000000000000(?=",\s*"placeholder": true\s*\},)/,
    '12',
    '"accountNumber" must be 18 digits',
  ]),
  slip('Change the colour', 'portal.json', [
    '#00D29D',
    '#1E3A8A',
    'Button text could not be read on #1E3A8A',
  ]),
  slip('Change the contract', 'portal.json', [
    'for {{student}}. The',
    'for {{studnt}}. The',
    '{{studnt}} stands for nothing here',
  ]),
];
