import { account, edit, type RightEdit, set } from '#scripts/schemas/testing/right-edits/edit.ts';
import { blocksOf, newForm } from '../guide.ts';
import { migration, replaced } from './edit.ts';

interface GuideTask extends RightEdit {
  readonly task: string;
}

const task = (heading: string, said: string, changes: RightEdit['changes']): GuideTask => ({
  task: heading,
  ...edit(said, changes),
});

const [plainList, longerLine] = blocksOf('Add an option');
const [, renamed, mapped] = blocksOf('Rename an option');
const [rule, words, group] = blocksOf('Add a question');
const [shop, shopWords] = blocksOf('Questions that belong together');
const [place, placeWords, places, placesWords] = blocksOf('The same questions twice');
const [habits, habitsWords] = blocksOf('A table of questions');
const [picture] = blocksOf('A picture');
const [renamedQuestion, dropped] = blocksOf('Remove or rename a question');
const [step, stepRules, stepWords, condition] = blocksOf('Add a step');
const [listStep, listRules, listWords] = blocksOf('Repeated questions');

const application = 'application/flow.json';
const basic = 'application/basic.schema.json';
const basicWords = 'application/basic.ui.json';
const migrations = 'application/migrations.json';

function amountsWith(heading: string): RightEdit['changes'] {
  const [questions, words] = blocksOf(heading);
  const before = '"avg_monthly_sales": {';
  return {
    'business-loan/amounts.schema.json': replaced([before, `${questions}\n    ${before}`]),
    'business-loan/amounts.ui.json': replaced([before, `${words}\n  ${before}`]),
  };
}

/**
 * The tasks in the staff's guide (schemas/README.md), with the lines that the guide shows. The tasks do not
 * conflict, so one copy of the project can contain all of them.
 */
export const guideTasks: readonly GuideTask[] = [
  task('Add an option', 'safe: "Radio" can be chosen from now on.', {
    'options/how-heard.json': replaced([/"enum": \[.*?\]/s, plainList!]),
  }),
  task('Add an option', 'safe: "Gunjur" can be chosen from now on.', {
    'options/city.json': replaced(['"oneOf": [', `"oneOf": [\n    ${longerLine}`]),
  }),
  task(
    'Add an option',
    'warning: A university’s fees: Brikama College is new. safe: "Brikama College" can be chosen from now on.',
    {
      'options/school.json': replaced([
        '"code": 4\n    }',
        '"code": 4\n    }, { "const": "Brikama College", "title": "Brikama College", "code": 5 }',
      ]),
      'portal.json': replaced([
        /\n {2}\],\n {2}(?="groupLinks")/,
        `, {
      "id": 5, "app_fee_flat": 250, "app_fee_percentage": 0,
      "during_studies_min_payment": 400, "during_studies_membership_fee": 50,
      "after_studies_min_payment": 800, "after_studies_membership_fee": 100, "placeholder": false
    }\n  ],\n  `,
      ]),
    },
  ),
  task('Retire an option', 'safe: "Brufut" is no longer offered. Answers with it stay right.', {
    'options/city.json': set(['oneOf', 4, 'deprecated'], true),
  }),
  task(
    'Rename an option',
    'safe: People read "Bakau and Cape Point" now, not "Bakau". What is stored stays "Bakau".',
    { 'options/city.json': replaced(['"title": "Bakau"', '"title": "Bakau and Cape Point"']) },
  ),
  task(
    'Rename an option',
    'safe: "Serekunda" is called "Serrekunda" now, and answers with the old name become it.',
    { 'options/city.json': replaced([/\{\s*"const": "Serekunda",[^}]*\}/, renamed!]) },
  ),
  task(
    'Rename an option',
    'safe: You removed "Internet Search". migrations.json says what becomes of such answers. safe: "The internet" can be chosen from now on.',
    {
      'options/how-heard.json': replaced(['"Internet Search"', '"The internet"']),
      [migrations]: migration(JSON.parse(mapped!)),
    },
  ),
  task('Reword a question', 'safe: The words of "surname" (Family name) changed.', {
    [basicWords]: replaced([/"surname": \{[^}]*\},/, blocksOf('Reword a question')[0]!]),
  }),
  task(
    'Change a message',
    'safe: The words of "loanQuestion" (How will the tuition advance help you with your future goals?) changed.',
    {
      'application/loan.ui.json': replaced([
        /"loanQuestion": \{.*\n {2}\}/s,
        blocksOf('Change a message')[0]!,
      ]),
    },
  ),
  task(
    'Add a question',
    'warning: The question "nickname" (Nickname) is new and must be answered. People who are half-way are asked before they send.',
    {
      [basic]: replaced(
        ['"surname": {', `${rule}\n    "surname": {`],
        ['"required": [\n', '"required": [\n    "nickname",\n'],
      ),
      [basicWords]: replaced(
        ['"surname": {', `${words}\n  "surname": {`],
        [/\{ "legend": "Name".*\},/, group!],
      ),
    },
  ),
  task('Questions that belong together', 'safe: The question "shop" (Your shop) is new.', {
    'business-loan/contact.schema.json': replaced(['"business_name": {', `${shop}\n    "business_name": {`]),
    'business-loan/contact.ui.json': replaced(['"business_name": {', `${shopWords}\n  "business_name": {`]),
  }),
  task(
    'The same questions twice',
    'safe: The question "market" (Where you sell) is new. safe: The question "store" (Where you keep your goods) is new.',
    {
      'blocks/place.schema.json': `${place}\n`,
      'blocks/place.ui.json': `${placeWords}\n`,
      'business-loan/plans.schema.json': replaced(['"loan_purpose": {', `${places}\n    "loan_purpose": {`]),
      'business-loan/plans.ui.json': replaced(['"loan_purpose": {', `${placesWords}\n  "loan_purpose": {`]),
    },
  ),
  task('A table of questions', 'safe: The question "habits" (What do you do every week?) is new.', {
    'business-loan/plans.schema.json': replaced([
      '"repayment_plan": {',
      `${habits}\n    "repayment_plan": {`,
    ]),
    'business-loan/plans.ui.json': replaced(['"repayment_plan": {', `${habitsWords}\n  "repayment_plan": {`]),
  }),
  task(
    'A picture',
    'safe: The words of "book_keeping" (How do you keep track of your income and expenses?) changed.',
    {
      'images/receipt-book.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>A receipt book</title></svg>\n',
      'business-loan/plans.ui.json': replaced([/"book_keeping": \{/, `"book_keeping": {\n    ${picture}`]),
    },
  ),
  task(
    'Remove or rename a question',
    'warning: You removed the question "ethnicity" (Ethnicity). People lose their saved answers to it, as you chose.',
    {
      [basic]: replaced([/"ethnicity": .*\n\s*/, '']),
      [basicWords]: replaced([/"ethnicity": \{[^}]*\},\n\s*/, ''], [', "ethnicity"]', ']']),
      [migrations]: migration(JSON.parse(dropped!)),
    },
  ),
  task(
    'Give a form a new version',
    'safe: The question "streetAddress" (Street address) is "address" now, and takes its answers.',
    {
      [basic]: replaced(['"streetAddress"', '"address"']),
      [basicWords]: replaced(['"streetAddress": {', '"address": {'], ['["streetAddress",', '["address",']),
      [migrations]: migration(JSON.parse(renamedQuestion!)),
    },
  ),
  task(
    'Let one answer decide about another',
    'safe: The question "transport" (How do you come to the university?) is new.',
    {
      'options/transport.json': `{
  "$schema": "../meta/options.schema.json",
  "title": "How the student comes to the university",
  "type": "string",
  "enum": ["On foot", "By taxi", "By bus"]
}
`,
      'application/academic.schema.json': replaced(
        ['"major": {', '"transport": { "$ref": "../options/transport.json" },\n    "major": {'],
        [
          '"earnSameAmount"\n  ]\n',
          `"earnSameAmount"\n  ],
  "if": { "properties": { "studentStatus": { "const": "Not Enrolled" } }, "required": ["studentStatus"] },
  "then": { "properties": { "transport": false } }
`,
        ],
      ),
      'application/academic.ui.json': replaced(
        [
          '"major": {',
          '"transport": { "ui:title": "How do you come to the university?", "ui:widget": "radios", "noun": "how you come to the university" },\n  "major": {',
        ],
        ['"ID", "major"', '"ID", "transport", "major"'],
      ),
    },
  ),
  task(
    'Limit a date',
    'safe: The question "repaidBy" (When will the loan be paid back?) is new.',
    amountsWith('Limit a date'),
  ),
  task(
    'Hold one answer against another',
    'safe: The question "firstPayment" (First payment) is new. safe: The question "lastPayment" (Last payment) is new.',
    amountsWith('Hold one answer against another'),
  ),
  task(
    'Let an answer follow from others',
    'safe: The question "monthly_profit" (Profit a month) is new.',
    amountsWith('Let an answer follow from others'),
  ),
  task(
    'Add a step',
    'warning: The question "guardianName" (Name of your guardian) is new and must be answered. People who are half-way are asked before they send. warning: The step "family" is new. People who are half-way come to it before they send.',
    {
      [application]: replaced([/\{\s*"id": "loan"/, `${step}\n    { "id": "loan"`]),
      'application/family.schema.json': `${stepRules}\n`,
      'application/family.ui.json': `${stepWords}\n`,
    },
  ),
  task('Add a step', 'safe: The step "advice" is new.', {
    [application]: replaced([
      /\{\s*"id": "review"/,
      `{
      "id": "advice", "kind": "content", "path": "/advice", "title": "Advice", "progress": 80, "next": "Go on", "previous": "Back",
      ${condition}
    },
    { "id": "review"`,
    ]),
    'application/content/advice.md': '## Before you go on\n\nTake **your time**.\n',
  }),
  task(
    'Repeated questions',
    'warning: The step "household" is new. People who are half-way come to it before they send. warning: The question "members" (Who lives with you?) is new and must be answered. People who are half-way are asked before they send.',
    {
      [application]: replaced([/\{\s*"id": "loan"/, `${listStep}\n    { "id": "loan"`]),
      'application/household.schema.json': `${listRules}\n`,
      'application/household.ui.json': `${listWords}\n`,
    },
  ),
  task(
    'Add a form',
    'safe: The Resource Hub: “Book a place in the CV workshop” is new. safe: The form "workshop" is new. Who is logged in sends it.',
    {
      ...newForm.files,
      'portal.json': replaced([
        '{ "text": "Small-business loan"',
        `${newForm.button}\n        { "text": "Small-business loan"`,
      ]),
    },
  ),
  task('Write a page of text', 'safe: The text of step "about" changed.', {
    'information/content/about.md': replaced([/\bit is [^.]*not a scholarship[^.]*\./i, 'It is a loan.']),
  }),
  task(
    'Change the quiz',
    'warning: The right answer to "dueDate" (When are your monthly payments due?) was "On the 5th of each month" and is "On the 1st of each month" now. What was right is also said in portal.json:106, information/content/payment-information.md:3: look at each. safe: The words of "dueDate" (When are your monthly payments due?) changed.',
    {
      'information/learning-check.ui.json': replaced([
        /"answer": 3,\s*"feedback": \{[^}]*\}/,
        blocksOf('Change the quiz')[0]!,
      ]),
    },
  ),
  task('Samples', 'Nothing changed.', {
    'create-account/samples/valid-lamin.json': `{
  "$schema": "../../meta/sample.schema.json",
  "title": "Lamin",
  "answers": { "account": { "email": "lamin@example.com", "password": "a good password" } },
  "expect": "valid"
}
`,
  }),
  task(
    'Fill in a real bank account, link or phone number',
    'warning: A bank account: “Bank name to be confirmed” → “Trust Bank”. warning: A bank account: “Account name to be confirmed” → “Student Fund”. warning: A bank account: “000000000000000000” → “110123456701998877”. warning: A bank account is shown to students as real now.',
    { 'portal.json': set(['bankAccounts', 0], account('Trust Bank', 'Student Fund', '110123456701998877')) },
  ),
  task('Change the colour', 'safe: The colour: “#00D29D” → “#00D2C8”.', {
    'portal.json': replaced([/"brandColour": "[^"]*"/, '"brandColour": "#00D2C8"']),
  }),
  task(
    'Change the contract',
    'warning: A clause of the contract: “Application and membership fees are nonrefundable.” is gone. warning: A clause of the contract: “The application fee of {{student}} is {{application_fee}}.” is new. warning: A clause of the contract: “Fees are nonrefundable.” is new.',
    {
      'portal.json': replaced([
        '"Application and membership fees are nonrefundable."',
        `${blocksOf('Change the contract')[0]}, "Fees are nonrefundable."`,
      ]),
    },
  ),
];
