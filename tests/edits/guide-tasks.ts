import { account, edit, type RightEdit, set } from '#scripts/schemas/testing/right-edits/edit.ts';
import { blocksOf, newForm } from '../guide.ts';
import { migration, replaced } from './edit.ts';

interface GuideTask extends RightEdit {
  /** The heading that tells of it. */
  readonly task: string;
}

const task = (heading: string, what: string, changes: RightEdit['changes']): GuideTask => ({
  task: heading,
  ...edit(what, changes),
});

const [plainList, longerLine] = blocksOf('Add an option');
const [, renamed, mapped] = blocksOf('Rename an option');
const [rule, words, group] = blocksOf('Add a question');
const [shop, shopWords] = blocksOf('Questions that belong together');
const [place, placeWords, places, placesWords] = blocksOf('The same questions twice');
const [habits, habitsWords] = blocksOf('A table of questions');
const [picture] = blocksOf('A picture');
const [dropped, renamedQuestion] = blocksOf('Take a question away, or give it another name');
const [step, stepRules, stepWords, condition] = blocksOf('Add a step');
const [listStep, listRules, listWords] = blocksOf('The same questions for each of several');

const application = 'application/flow.json';
const basic = 'application/basic.schema.json';
const basicWords = 'application/basic.ui.json';
const migrations = 'application/migrations.json';

/** The questions of a section, in the step that it names. */
function amountsWith(heading: string): RightEdit['changes'] {
  const [questions, words] = blocksOf(heading);
  const before = '"avg_monthly_sales": {';
  return {
    'business-loan/amounts.schema.json': replaced([before, `${questions}\n    ${before}`]),
    'business-loan/amounts.ui.json': replaced([before, `${words}\n  ${before}`]),
  };
}

/** What schemas/README.md tells staff to do, with its own lines, so that all of it can be done together. */
export const guideTasks: readonly GuideTask[] = [
  task('Add an option', 'an option of a plain list', {
    'options/how-heard.json': replaced([/"enum": \[.*?\]/s, plainList!]),
  }),
  task('Add an option', 'an option that carries a fact', {
    'options/city.json': replaced(['"oneOf": [', `"oneOf": [\n    ${longerLine}`]),
  }),
  task('Add an option', 'a school, with what it asks of its students', {
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
  }),
  task('Retire an option', 'an option that is no longer offered', {
    'options/city.json': set(['oneOf', 4, 'deprecated'], true),
  }),
  task('Rename an option', 'for students alone', {
    'options/city.json': replaced(['"title": "Bakau"', '"title": "Bakau and Cape Point"']),
  }),
  task('Rename an option', 'with what is stored', {
    'options/city.json': replaced([/\{\s*"const": "Serekunda",[^}]*\}/, renamed!]),
  }),
  task('Rename an option', 'in a plain list', {
    'options/how-heard.json': replaced(['"Internet Search"', '"The internet"']),
    [migrations]: migration(JSON.parse(mapped!)),
  }),
  task('Reword a question', 'its title and its noun', {
    [basicWords]: replaced([/"surname": \{[^}]*\},/, blocksOf('Reword a question')[0]!]),
  }),
  task('Change a message', 'words of its own for a mistake', {
    'application/loan.ui.json': replaced([/"loanQuestion": \{[^}]*\}/, blocksOf('Change a message')[0]!]),
  }),
  task('Add a question', 'one that must be answered', {
    [basic]: replaced(
      ['"surname": {', `${rule}\n    "surname": {`],
      ['"required": [\n', '"required": [\n    "nickname",\n'],
    ),
    [basicWords]: replaced(
      ['"surname": {', `${words}\n  "surname": {`],
      [/\{ "legend": "Name".*\},/, group!],
    ),
  }),
  task('Questions that belong together', 'a group', {
    'business-loan/contact.schema.json': replaced(['"business_name": {', `${shop}\n    "business_name": {`]),
    'business-loan/contact.ui.json': replaced(['"business_name": {', `${shopWords}\n  "business_name": {`]),
  }),
  task('The same questions twice', 'a block, and two questions that refer to it', {
    'blocks/place.schema.json': `${place}\n`,
    'blocks/place.ui.json': `${placeWords}\n`,
    'business-loan/plans.schema.json': replaced(['"loan_purpose": {', `${places}\n    "loan_purpose": {`]),
    'business-loan/plans.ui.json': replaced(['"loan_purpose": {', `${placesWords}\n  "loan_purpose": {`]),
  }),
  task('A table of questions', 'a group with one list', {
    'business-loan/plans.schema.json': replaced([
      '"repayment_plan": {',
      `${habits}\n    "repayment_plan": {`,
    ]),
    'business-loan/plans.ui.json': replaced(['"repayment_plan": {', `${habitsWords}\n  "repayment_plan": {`]),
  }),
  task('A picture', 'above a question', {
    'images/receipt-book.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>A receipt book</title></svg>\n',
    'business-loan/plans.ui.json': replaced([/"book_keeping": \{/, `"book_keeping": {\n    ${picture}`]),
  }),
  task('Take a question away, or give it another name', 'a question that goes', {
    [basic]: replaced([/"ethnicity": .*\n\s*/, '']),
    [basicWords]: replaced([/"ethnicity": \{[^}]*\},\n\s*/, ''], [', "ethnicity"]', ']']),
    [migrations]: migration(JSON.parse(dropped!)),
  }),
  task('Give a form a new version', 'a question that has another name', {
    [basic]: replaced(['"streetAddress"', '"address"']),
    [basicWords]: replaced(['"streetAddress": {', '"address": {'], ['["streetAddress",', '["address",']),
    [migrations]: migration(JSON.parse(renamedQuestion!)),
  }),
  task(
    'Let one answer decide about another',
    'a question of its own, with a list of its own, that is hidden',
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
  task('Limit a date', 'a question with its first and its last day', amountsWith('Limit a date')),
  task(
    'Hold one answer against another',
    'two questions of which one is later',
    amountsWith('Hold one answer against another'),
  ),
  task(
    'Let an answer follow from others',
    'a computed question',
    amountsWith('Let an answer follow from others'),
  ),
  task('Add a step', 'one with a question that must be answered', {
    [application]: replaced([/\{\s*"id": "loan"/, `${step}\n    { "id": "loan"`]),
    'application/family.schema.json': `${stepRules}\n`,
    'application/family.ui.json': `${stepWords}\n`,
  }),
  task('Add a step', 'a page of text that some students see', {
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
  task('The same questions for each of several', 'a page for each', {
    [application]: replaced([/\{\s*"id": "loan"/, `${listStep}\n    { "id": "loan"`]),
    'application/household.schema.json': `${listRules}\n`,
    'application/household.ui.json': `${listWords}\n`,
  }),
  task('Add a form', 'one that students send once, with a button that leads to it', {
    ...newForm.files,
    'portal.json': replaced([
      '{ "text": "Small-business loan"',
      `${newForm.button}\n        { "text": "Small-business loan"`,
    ]),
  }),
  task('Write a page of text', 'other words', {
    'information/content/about.md': replaced(['It is **not a scholarship**.', 'It is a **loan**.']),
  }),
  task('Change the quiz', 'another answer is right', {
    'information/learning-check.ui.json': replaced([
      /"answer": 3,\s*"feedback": \{[^}]*\}/,
      blocksOf('Change the quiz')[0]!,
    ]),
  }),
  task('Samples', 'one more made-up student', {
    'create-account/samples/valid-lamin.json': `{
  "$schema": "../../meta/sample.schema.json",
  "title": "Lamin",
  "answers": { "account": { "email": "lamin@example.com", "password": "a good password" } },
  "expect": "valid"
}
`,
  }),
  task('Fill in a real bank account, link or phone number', 'the first account', {
    'portal.json': set(['bankAccounts', 0], account('Trust Bank', 'Student Fund', '110123456701998877')),
  }),
  task('Change the colour', 'a blue one', {
    'portal.json': replaced([/"brandColour": "[^"]*"/, '"brandColour": "#00D2C8"']),
  }),
  task('Change the contract', 'a clause that says what is the student’s', {
    'portal.json': replaced([
      '"Application and membership fees are nonrefundable."',
      `${blocksOf('Change the contract')[0]}, "Fees are nonrefundable."`,
    ]),
  }),
];
