import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawings } from '#components/drawings/by-name.ts';
import { contractFactNames } from '#domain/contract-facts.ts';
import { folders } from '#folders';
import { neededAnswers } from '#forms/answers/needed-answers.ts';
import { portalIn } from '#scripts/portal/product.ts';
import { checkSchemas } from '#scripts/schemas/check.ts';
import { diffSchemas } from '#scripts/schemas/diff/compare.ts';
import { formatVerdict } from '#scripts/schemas/diff/verdict.ts';
import { generate } from '#scripts/schemas/generate.ts';
import { mendSchemas } from '#scripts/schemas/mend.ts';
import { retire } from '#scripts/schemas/retire.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { readSource } from '#scripts/schemas/source/source.ts';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { blocksOf, guide, newForm, sectionOf } from './guide.ts';

/* Each task of schemas/README.md, done on a copy of the tests' forms with the very lines that the guide shows. */

const schemas = join(import.meta.dirname, '../schemas');

function copyOfSchemas() {
  const root = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copySchemas(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const check = () => checkSchemas(portalIn(root)).map((finding) => formatFinding(finding));
  const verdicts = () =>
    diffSchemas(readSource(portalIn(folders.schemas)), readSource(portalIn(root))).map((each) =>
      formatVerdict(each),
    );
  return {
    read,
    write,
    /** Replaces what stands in a file once. */
    edit(file: string, from: string | RegExp, to: string) {
      const found = read(file).match(
        new RegExp(from instanceof RegExp ? from : from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'),
      );
      if (found?.length !== 1) throw new Error(`${file} has ${found?.length ?? 0} times: ${from}`);
      write(
        file,
        read(file).replace(from, () => to),
      );
    },
    /** "Run `npm run schemas:mend`"; gives back the files that it changed. */
    mend(): string[] {
      const { files } = mendSchemas(
        readSource(portalIn(root)),
        readSource(portalIn(folders.schemas)),
        '2026-11-22',
      );
      for (const [file, text] of files) {
        if (text === null) rmSync(join(root, file));
        else write(file, text);
      }
      return [...files.keys()];
    },
    has: (file: string) => existsSync(join(root, file)),
    retire(list: string, option: string) {
      const file = `options/${list}.json`;
      const retired = retire(file, read(file), option);
      write(file, 'text' in retired ? retired.text : '');
    },
    check,
    verdicts,
    generated: () => generate(portalIn(root)),
    /** The check finds nothing, and the diff says this, after the place that it names. */
    expectRight(...said: unknown[]) {
      expect(check()).toEqual([]);
      expect(verdicts().map((each) => each.replace(/^\S+ {2}/, ''))).toEqual(said);
    },
  };
}

test('add an option: to a plain list, and to one with longer lines', () => {
  const copy = copyOfSchemas();
  const [plain, entry] = blocksOf('Add an option');
  copy.edit('options/how-heard.json', /"enum": \[.*?\]/s, plain!);
  copy.edit('options/city.json', '"oneOf": [', `"oneOf": [\n    ${entry}`);
  copy.expectRight('safe: "Gunjur" can be chosen from now on.', 'safe: "Radio" can be chosen from now on.');
});

test('retire an option', () => {
  const copy = copyOfSchemas();
  const [command] = blocksOf('Retire an option');
  const [, list, option] = /^npm run schemas:retire (\S+) "(.+)"$/.exec(command!)!;
  copy.retire(list!, option!);
  copy.expectRight('safe: "Journalism" is no longer offered. Answers with it stay right.');
});

const serekunda = /\{\s*"const": "Serekunda",[^}]*\}/;

test('rename an option for students alone', () => {
  const copy = copyOfSchemas();
  copy.edit('options/city.json', serekunda, blocksOf('Rename an option')[0]!);
  copy.expectRight('safe: People read "Serrekunda" now, not "Serekunda". What is stored stays "Serekunda".');
});

test('rename an option, with what is stored', () => {
  const copy = copyOfSchemas();
  copy.edit('options/city.json', serekunda, blocksOf('Rename an option')[1]!);
  expect(copy.mend()).toContain('application/samples/version-1.json');
  expect(copy.read('application/flow.json')).toContain('"version": 2,');
  copy.expectRight('safe: "Serekunda" is called "Serrekunda" now, and answers with the old name become it.');
});

test('rename an option of a plain list: schemas:diff prints the line', () => {
  const copy = copyOfSchemas();
  const line = blocksOf('Rename an option')[2]!;
  copy.edit('options/how-heard.json', '"Internet Search"', '"The internet"');
  copy.mend();
  expect(copy.check()).toEqual([]);
  const [unsafe] = copy.verdicts();
  expect(unsafe).toContain(line);
  // "If there is no such file yet, it prints the whole of it."
  copy.write('application/migrations.json', fileIn(unsafe!));
  copy.mend();
  copy.expectRight(
    'safe: You removed "Internet Search". migrations.json says what becomes of such answers.',
    'safe: "The internet" can be chosen from now on.',
  );
});

/** The migrations.json that a verdict prints. */
const fileIn = (verdict: string) =>
  /\{\n {10}"\$schema".*?\n {8}\}/s.exec(verdict)![0].replaceAll('\n        ', '\n');

test('reword a question, change a message', () => {
  const copy = copyOfSchemas();
  copy.edit('application/basic.ui.json', /"surname": \{[^}]*\},/, blocksOf('Reword a question')[0]!);
  copy.edit('application/loan.ui.json', /"loanQuestion": \{[^}]*\}/, blocksOf('Change a message')[0]!);
  copy.expectRight(
    'safe: The words of "surname" (Family name) changed.',
    'safe: The words of "loanQuestion" (How will the tuition advance help you with your future goals?) changed.',
  );
});

test('add a question', () => {
  const copy = copyOfSchemas();
  const [rule, words, group] = blocksOf('Add a question');
  copy.edit('application/basic.schema.json', '"surname": {', `${rule}\n    "surname": {`);
  copy.edit('application/basic.schema.json', '"required": [\n', '"required": [\n    "nickname",\n');
  copy.edit('application/basic.ui.json', '"surname": {', `${words}\n  "surname": {`);
  copy.edit('application/basic.ui.json', /\{ "legend": "Name".*\},/, group!);
  expect(copy.check()).toEqual([expect.stringContaining('Run: npm run schemas:mend')]);
  expect(copy.mend().every((file) => file.startsWith('application/samples/'))).toBe(true);
  copy.expectRight(
    'noticed: The question "nickname" (Nickname) is new and must be answered. People who are half-way are asked before they send.',
  );
});

test('ask for a phone number of other countries', () => {
  const copy = copyOfSchemas();
  const rule = blocksOf('Add a question')[4]!;
  const words =
    '"guardianPhone": { "ui:title": "A parent’s phone", "ui:widget": "phone", "noun": "the number" },';
  copy.edit('application/basic.schema.json', '"surname": {', `${rule}\n    "surname": {`);
  copy.edit('application/basic.ui.json', '"surname": {', `${words}\n  "surname": {`);
  copy.edit(
    'application/basic.ui.json',
    '["firstName", "surname"]',
    '["firstName", "guardianPhone", "surname"]',
  );
  copy.expectRight('safe: The question "guardianPhone" (A parent’s phone) is new.');
});

test('take a question away', () => {
  const copy = copyOfSchemas();
  const line = blocksOf('Take a question away, or give it another name')[0]!;
  copy.edit('application/basic.schema.json', /"ethnicity": .*\n\s*/, '');
  copy.edit('application/basic.ui.json', /"ethnicity": \{[^}]*\},\n\s*/, '');
  copy.edit('application/basic.ui.json', ', "ethnicity"]', ']');
  copy.mend();
  expect(copy.check()).toEqual([]);
  const [unsafe] = copy.verdicts();
  expect(unsafe).toContain('unsafe: You removed the question "ethnicity" (Ethnicity).');
  expect(unsafe).toContain(line);
  const file = blocksOf('Give a form a new version')[0]!;
  expect(file).toContain(line);
  copy.write('application/migrations.json', file);
  expect(copy.mend()).toEqual(['application/flow.json', 'application/samples/version-1.json']);
  copy.expectRight(
    'safe: You removed the question "ethnicity" (Ethnicity). migrations.json says that its answers are thrown away.',
  );
});

test('give a question another name', () => {
  const copy = copyOfSchemas();
  const line = blocksOf('Take a question away, or give it another name')[1]!;
  for (const file of ['basic.schema.json', 'basic.ui.json']) {
    copy.write(
      `application/${file}`,
      copy.read(`application/${file}`).replaceAll('"streetAddress"', '"address"'),
    );
  }
  copy.mend();
  expect(copy.check()).toEqual([]);
  const [unsafe] = copy.verdicts();
  expect(unsafe).toContain(line);
  copy.write(
    'application/migrations.json',
    blocksOf('Give a form a new version')[0]!.replace(/\{ "version".*\}/, line),
  );
  copy.mend();
  copy.expectRight(
    'safe: The question "streetAddress" (Street address) is "address" now, and takes its answers.',
  );
});

test.each([
  ['Limit a date', '"repaidBy" (When will the loan be paid back?)'],
  ['Hold one answer against another', '"firstPayment" (First payment)', '"lastPayment" (Last payment)'],
  ['Let an answer follow from others', '"monthly_profit" (Profit a month)'],
])('%s', (heading, ...added) => {
  const copy = copyOfSchemas();
  const [questions, words] = blocksOf(heading);
  const before = '"avg_monthly_sales": {';
  copy.edit('business-loan/amounts.schema.json', before, `${questions}\n    ${before}`);
  copy.edit('business-loan/amounts.ui.json', before, `${words}\n  ${before}`);
  copy.expectRight(...added.map((question) => `safe: The question ${question} is new.`));
});

test('a condition on a number', () => {
  const copy = copyOfSchemas();
  const condition = blocksOf('Let one answer decide about another')[1]!;
  const narrowed = `${condition},\n  "then": { "required": ["loan_amount"] },\n  "required": [`;
  copy.edit('business-loan/amounts.schema.json', '"required": [', narrowed);
  expect(copy.check()).toEqual([]);
});

/** The schemas with the step that the guide adds to the application under a heading. */
function withStep(heading: string, id: string) {
  const copy = copyOfSchemas();
  const [lines, schema, ui] = blocksOf(heading);
  copy.edit('application/flow.json', /\{\s*"id": "loan"/, `${lines}\n    { "id": "loan"`);
  copy.write(`application/${id}.schema.json`, schema!);
  copy.write(`application/${id}.ui.json`, ui!);
  expect(copy.mend().every((file) => file.startsWith('application/samples/'))).toBe(true);
  return copy;
}

test('add a step', () => {
  withStep('Add a step', 'family').expectRight(
    'noticed: The question "guardianName" (Name of your guardian) is new and must be answered. People who are half-way are asked before they send.',
    'noticed: The step "family" is new. People who are half-way come to it before they send.',
  );
});

test('the same questions for each of several', () => {
  withStep('The same questions for each of several', 'household').expectRight(
    'noticed: The step "household" is new. People who are half-way come to it before they send.',
    'noticed: The question "members" (Who lives with you?) is new and must be answered. People who are half-way are asked before they send.',
  );
});

test('add a form: its folder alone makes it one of the portal’s', async () => {
  const copy = copyOfSchemas();
  const { files: written, button } = newForm;
  for (const [file, text] of Object.entries(written)) copy.write(file, text);
  copy.edit('portal.json', '{ "text": "Small-business loan"', `${button} { "text": "Small-business loan"`);
  expect(copy.mend()).toEqual(['workshop/samples/valid.json']);
  copy.expectRight(
    'safe: The Resource Hub: “Book a place in the CV workshop” is new.',
    'safe: The form "workshop" is new. Who is logged in sends it.',
  );
  const files = await copy.generated();
  expect(files.get('registry.ts')).toContain(
    `  {"id":"workshop","access":"student","who":"student","go":"/workshop-booked","draftDays":7,"pages":[{"path":"/workshop","step":"place","kind":"form"},{"path":"/workshop-booked","step":"booked","kind":"end"}], load: () => import('./workshop/form.ts') },\n];`,
  );
  expect(files.get('workshop/flow.ts')).toContain('"required": [\n        "name",\n        "day"\n      ]');
  expect(JSON.parse(copy.read('workshop/samples/valid.json')).answers.place).toHaveProperty('day');
});

test('close a form', () => {
  const copy = copyOfSchemas();
  const days = blocksOf('Add a form').at(-1)!;
  copy.edit('exit-survey/flow.json', '"steps"', `${days}\n  "steps"`);
  copy.expectRight(
    'noticed: Answers are taken from 2027-01-15 until 2027-02-28 now, not always. Those that come on other days are refused.',
  );
});

test('add a page of text, let one answer decide about a step, move a step', () => {
  const copy = copyOfSchemas();
  const when = blocksOf('Add a step')[3];
  copy.edit(
    'application/flow.json',
    /\{\s*"id": "loan"/,
    `{ "id": "advice", "kind": "content", "path": "/advice", "title": "Advice", "progress": 60, ${when} },\n    { "id": "loan"`,
  );
  copy.write('application/content/advice.md', '## Before you go on\n\nTake **your time**.\n');
  copy.expectRight('safe: The step "advice" is new.');
});

test('change the quiz', () => {
  const copy = copyOfSchemas();
  copy.edit(
    'information/learning-check.ui.json',
    /"answer": 3,\s*"feedback": \{[^}]*\}/,
    blocksOf('Change the quiz')[0]!,
  );
  copy.expectRight(
    expect.stringMatching(
      /^noticed: The right answer to "dueDate" .* was "On the 5th of each month" and is "On the 1st of each month" now\. What was right is also said in /,
    ),
    'safe: The words of "dueDate" (When are your monthly payments due?) changed.',
  );
});

test('change the contract', () => {
  const copy = copyOfSchemas();
  copy.edit(
    'portal.json',
    '"Application and membership fees are nonrefundable."',
    blocksOf('Change the contract')[0]!,
  );
  copy.expectRight(
    expect.stringMatching(/^noticed: A clause of the contract: “.*” → “The application fee of /),
  );
  const help = readFileSync(join(schemas, 'meta/portal.schema.json'), 'utf8');
  for (const name of contractFactNames) {
    expect(guide).toContain(`\`{{${name}}}\``);
    expect(help).toContain(`{{${name}}}`);
  }
});

test('the guide names every form that the portal needs, and commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(schemas, '../package.json'), 'utf8'));
  const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!);
  expect([...new Set(commands)].filter((command) => !scripts[command])).toEqual([]);
  const forms = Object.keys(neededAnswers);
  expect(forms.filter((form) => !guide.includes(`\`${form}\``))).toEqual([]);
});

test('staff are told of each picture that a step may name', () => {
  const [told = ''] = /There are [^;]*;/.exec(sectionOf('A picture')) ?? [];
  expect([...told.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(Object.keys(drawings));
});
