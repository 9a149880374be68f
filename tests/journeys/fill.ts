import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { todayInBanjul } from '#domain/dates.ts';
import {
  type Answer,
  type Answers,
  type FieldSet,
  isAnswers,
  readNumber,
  type StepAnswers,
  type StepDefinition,
  textOf,
  type WidgetName,
  withDays,
} from '#engine/core/index.ts';
import { folders } from '#folders';

/** Returns the answers in `schemas/<flow>/samples/<name>.json`, by step. */
export function answersIn(flow: string, name: string): Answers {
  const file = path.join(folders.schemas, flow, 'samples', `${name}.json`);
  return withDays(JSON.parse(readFileSync(file, 'utf8')).answers, todayInBanjul());
}

export function sample(
  flow: string,
  name: string,
): { readonly [step: string]: { readonly [field: string]: string } } {
  return answersIn(flow, name) as ReturnType<typeof sample>;
}

/** Returns the sample `valid.json`, or another sample that is valid in the form's current version. */
export function validSample(flow: string): ReturnType<typeof sample> {
  const folder = path.join(folders.schemas, flow, 'samples');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const right = names.filter((name) => {
    const { expect, version } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    return expect === 'valid' && version === undefined;
  });
  const name = right.find((each) => each === 'valid.json') ?? right[0];
  if (!name) throw new Error(`${folder} has no sample that is right.`);
  return sample(flow, name.slice(0, -'.json'.length));
}

export function fillStep(page: Page | Locator, set: FieldSet, answers: StepAnswers): Promise<void> {
  const addRow = (list: string) =>
    page
      .locator(`#${fieldId(list)}`)
      .getByRole('button')
      .last()
      .click();
  return eachAnswer(set, answers, { field: (given) => fillField(page, given), row: addRow });
}

/**
 * Fills in the questions that are on the page. Without JavaScript, further questions may appear after the
 * form is posted.
 *
 * @param addRow presses the button that adds a repeated row
 */
export function fillShown(
  page: Page,
  set: FieldSet,
  answers: StepAnswers,
  addRow: (list: string) => Promise<void>,
): Promise<void> {
  return eachAnswer(set, answers, {
    field: (given) => fillIfShown(page, given),
    async row(list, index) {
      if ((await page.locator(`#${fieldId(`${list}.${index}`)}`).count()) === 0) await addRow(list);
    },
  });
}

async function fillIfShown(page: Page, field: Given): Promise<void> {
  const { widget, name, given, list = '' } = field;
  const { control, choice } = controlsOf(page, field);
  if (widget === 'search') {
    const search = page.locator(`[name="${name}.search"]`);
    if (await search.count()) await search.fill(titleIn(list, textOf(given)));
  } else if (widget === 'radios' || widget === 'checkboxes') {
    for (const each of Array.isArray(given) ? given : [given])
      if (await choice(each).count()) await choice(each).check();
  } else if (widget === 'date' || widget === 'time') {
    if (await page.locator(`[name^="${name}."]`).count()) await fillField(page, field);
  } else if (widget !== 'file' && widget !== 'files' && (await control.count())) {
    const tag = await control.evaluate((element) => element.tagName);
    const isOffered = tag !== 'SELECT' || (await control.locator(`option[value="${given}"]`).count()) > 0;
    if (tag !== 'OUTPUT' && isOffered) await fillField(page, field);
  }
}

export function expectFilled(page: Page, set: FieldSet, answers: StepAnswers): Promise<void> {
  return eachAnswer(set, answers, { field: (given) => expectField(page, given) });
}

interface Given {
  readonly widget: WidgetName;
  readonly name: string;
  readonly given: Answer;
  readonly list: string | undefined;
}

interface Visit {
  readonly field: (given: Given) => Promise<void>;
  readonly row?: (list: string, index: number) => Promise<void>;
}

/**
 * Visits the answers in the order on the screen. `path` is the prefix of their names, with a dot at its end.
 */
async function eachAnswer(
  { ui = {}, fields = {}, fieldSets = {} }: FieldSet,
  answers: StepAnswers,
  visit: Visit,
  path = '',
): Promise<void> {
  for (const [own, { widget }] of Object.entries(ui)) {
    const given = answers[own];
    if (given === undefined) continue;
    const name = path + own;
    const inner = fieldSets[own];
    if (!inner) await visit.field({ widget, name, given, list: fields[own]?.list });
    else if (isAnswers(given)) await eachAnswer(inner, given, visit, `${name}.`);
    else
      for (const [index, row] of (given as readonly StepAnswers[]).entries()) {
        await visit.row?.(name, index);
        await eachAnswer(inner, row, visit, `${name}.${index}.`);
      }
  }
}

const plain = { schema: {}, ui: {} };

const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`;

function titleIn(list: string, value: string): string {
  const { oneOf } = JSON.parse(readFileSync(path.join(folders.schemas, 'options', `${list}.json`), 'utf8'));
  return oneOf?.find((option: { const: string }) => option.const === value).title ?? value;
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });

function controlsOf(page: Page | Locator, { widget, name }: Given) {
  return {
    control: page.locator(`[name="${name}"]:not([type=hidden])`),
    choice: (value: Answer) => page.locator(`input[name="${name}"][value="${value}"]`),
    partsOf: (answer: string) => {
      const parts = widget === 'time' ? ['hour', 'minute'] : ['year', 'month', 'day'];
      return answer.split(widget === 'time' ? ':' : '-').map((value, index) => ({
        list: page.locator(`[name="${name}.${parts[index]}"]`),
        value,
      }));
    },
  };
}

async function fillField(page: Page | Locator, field: Given): Promise<void> {
  const { widget, name, given, list = '' } = field;
  const answer = textOf(given);
  const { control, choice, partsOf } = controlsOf(page, field);
  switch (widget) {
    case 'hidden':
    case 'computed':
      break;
    case 'checkbox':
      await control.setChecked(given === true);
      break;
    case 'checkboxes':
      for (const each of given as readonly Answer[]) await choice(each).check();
      break;
    case 'radios':
      await choice(answer).check();
      break;
    case 'search':
      await page.locator(`#${fieldId(name)}`).fill(titleIn(list, answer));
      await choice(answer).check();
      break;
    case 'date':
    case 'time':
      for (const part of partsOf(answer)) if (part.value) await part.list.selectOption(part.value);
      break;
    case 'files':
      await control.setInputFiles(
        (given as readonly Answer[]).map((_, index) => pdf(`file-${index + 1}.pdf`)),
      );
      break;
    case 'file':
      // The test chooses a file of its own, because the sample contains only the id of a stored file.
      await control.setInputFiles(pdf('invoice.pdf'));
      break;
    default:
      // The control may be a text field or a select, depending on the answer to another question.
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT')
        await control.selectOption(answer);
      else await control.fill(answer);
  }
}

async function expectField(page: Page, field: Given): Promise<void> {
  const { widget, given } = field;
  const answer = textOf(given);
  const { control, choice, partsOf } = controlsOf(page, field);
  switch (widget) {
    case 'hidden':
    case 'computed':
    case 'files':
      break;
    case 'checkbox':
      await expect(control).toBeChecked({ checked: given === true });
      break;
    case 'checkboxes':
      for (const each of given as readonly Answer[]) await expect(choice(each)).toBeChecked();
      break;
    case 'radios':
    case 'search':
      await expect(choice(answer)).toBeChecked();
      break;
    case 'date':
    case 'time':
      for (const part of partsOf(answer)) await expect(part.list).toHaveValue(part.value);
      break;
    case 'international-phone':
      // The input shows the number without the country code, which is in a select.
      expect(answer).toMatch(new RegExp(`^\\+\\d{1,3}${(await control.inputValue()).replaceAll(' ', '')}$`));
      break;
    case 'number':
      expect(readNumber(await control.inputValue(), plain)).toBe(readNumber(answer, plain));
      break;
    default:
      await expect(control).toHaveValue(answer);
  }
}

export async function fillRow(page: Page, step: StepDefinition, row: StepAnswers): Promise<void> {
  const [[name, inner]] = Object.entries(step.fieldSets!) as [[string, FieldSet]];
  await page.locator(`#${fieldId(name)}`).click();
  await fillStep(page, inner, row);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: step.title })).toBeVisible();
}
