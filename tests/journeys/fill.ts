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

/** The answers of a sample of `schemas/<flow>/samples/`, by step. */
export function answersIn(flow: string, name: string): Answers {
  const file = path.join(folders.schemas, flow, 'samples', `${name}.json`);
  return withDays(JSON.parse(readFileSync(file, 'utf8')).answers, todayInBanjul());
}

/** The same of a form that asks for texts alone. */
export function sample(
  flow: string,
  name: string,
): { readonly [step: string]: { readonly [field: string]: string } } {
  return answersIn(flow, name) as ReturnType<typeof sample>;
}

/** `valid.json`, or whichever sample of a form is right as the form is now. */
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

/**
 * Fills any questions of any flow by the names of their controls, those of groups and rows too: no form has code of its
 * own here. `path` is what leads to them, with a point behind it.
 */
export async function fillStep(
  page: Page | Locator,
  { ui = {}, fields = {}, fieldSets = {} }: FieldSet,
  answers: StepAnswers,
  path = '',
): Promise<void> {
  for (const [name, { widget }] of Object.entries(ui)) {
    const answer = answers[name];
    if (answer === undefined) continue;
    const inner = fieldSets[name];
    if (!inner) await fillField(page, widget, `${path}${name}`, answer, fields[name]?.list);
    else if (isAnswers(answer)) await fillStep(page, inner, answer, `${path}${name}.`);
    else
      for (const [row, own] of (answer as readonly StepAnswers[]).entries()) {
        await page
          .locator(`#${fieldId(`${path}${name}`)}`)
          .getByRole('button')
          .last()
          .click();
        await fillStep(page, inner, own, `${path}${name}.${row}.`);
      }
  }
}

const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`;

/** What an option of a long list is called. */
function titleIn(list: string, value: string): string {
  const { oneOf } = JSON.parse(readFileSync(path.join(folders.schemas, 'options', `${list}.json`), 'utf8'));
  return oneOf?.find((option: { const: string }) => option.const === value).title ?? value;
}

async function fillField(
  page: Page | Locator,
  widget: WidgetName,
  name: string,
  given: Answer,
  list = '',
): Promise<void> {
  const answer = textOf(given);
  const control = page.locator(`[name="${name}"]`);
  const choice = (value: Answer) => page.locator(`input[name="${name}"][value="${value}"]`);
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
    case 'date': {
      const [year, month, day] = answer.split('-');
      for (const [part, value] of Object.entries({ day, month, year }))
        if (value) await page.locator(`[name="${name}.${part}"]`).selectOption(value);
      break;
    }
    case 'time': {
      const [hour, minute] = answer.split(':');
      for (const [part, value] of Object.entries({ hour, minute }))
        if (value) await page.locator(`[name="${name}.${part}"]`).selectOption(value);
      break;
    }
    case 'files':
      await control.setInputFiles(
        (given as readonly Answer[]).map((_, index) => ({
          name: `file-${index + 1}.pdf`,
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7'),
        })),
      );
      break;
    case 'file':
      // The answer is the id under which the phone keeps it; any invoice does.
      await control.setInputFiles({
        name: 'invoice.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      });
      break;
    default:
      // A condition may have turned a text into a list.
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT')
        await control.selectOption(answer);
      else await control.fill(answer);
  }
}

/** The controls of any questions show these answers, those of groups and rows too. */
export async function expectFilled(
  page: Page,
  { ui = {}, fieldSets = {} }: FieldSet,
  answers: StepAnswers,
  path = '',
): Promise<void> {
  for (const [name, { widget }] of Object.entries(ui)) {
    const answer = answers[name];
    if (answer === undefined) continue;
    const inner = fieldSets[name];
    if (!inner) await expectField(page, widget, `${path}${name}`, answer);
    else if (isAnswers(answer)) await expectFilled(page, inner, answer, `${path}${name}.`);
    else
      for (const [row, own] of (answer as readonly StepAnswers[]).entries())
        await expectFilled(page, inner, own, `${path}${name}.${row}.`);
  }
}

async function expectField(page: Page, widget: WidgetName, name: string, given: Answer): Promise<void> {
  const answer = textOf(given);
  const control = page.locator(`[name="${name}"]`);
  const choice = (value: Answer) => page.locator(`input[name="${name}"][value="${value}"]`);
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
    case 'date': {
      const parts = answer.split('-');
      for (const [index, part] of ['year', 'month', 'day'].slice(0, parts.length).entries())
        await expect(page.locator(`[name="${name}.${part}"]`)).toHaveValue(parts[index]!);
      break;
    }
    case 'time': {
      const [hour, minute] = answer.split(':');
      for (const [part, value] of Object.entries({ hour, minute }))
        await expect(page.locator(`[name="${name}.${part}"]`)).toHaveValue(value!);
      break;
    }
    case 'international-phone':
      // Without what stands in the list of countries.
      expect(answer).toMatch(new RegExp(`^\\+\\d{1,3}${(await control.inputValue()).replaceAll(' ', '')}$`));
      break;
    case 'number':
      expect(readNumber(await control.inputValue())).toBe(readNumber(answer));
      break;
    default:
      await expect(control).toHaveValue(answer);
  }
}

/** One more row of a list, on the page of its own. */
export async function fillRow(page: Page, step: StepDefinition, row: StepAnswers): Promise<void> {
  const [[name, inner]] = Object.entries(step.fieldSets!) as [[string, FieldSet]];
  await page.locator(`#${fieldId(name)}`).click();
  await fillStep(page, inner, row);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: step.title })).toBeVisible();
}
