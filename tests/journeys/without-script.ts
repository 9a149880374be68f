import { expect, type Locator, type Page } from '@playwright/test';
import { todayInBanjul } from '#domain/dates.ts';
import {
  type Answer,
  type Answers,
  evaluate,
  type FieldSet,
  type Flow,
  isAnswers,
  isSubmitStep,
  listQuestion,
  type StepAnswers,
  type StepDefinition,
  textOf,
} from '#engine/core/index.ts';
import { expectAccessible, expectAccessibleWhenNarrow } from './accessibility.ts';
import { button, heading } from './application.ts';
import { titleIn } from './fill.ts';

/* A form as a browser without scripts has it: what an answer brings up stands on the next page. */

const control = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type=hidden])`);
const choice = (page: Page, name: string, value: Answer) =>
  page.locator(`input[name="${name}"][value="${value}"]`);

/** Presses a button, and waits for the page that comes of it. */
export async function post(page: Page, pressed: Locator): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await pressed.click();
  await expect(page.locator('html:not([data-left]) #main')).toBeAttached();
}

/** Fills in what stands on the page. */
async function fillShown(page: Page, set: FieldSet, answers: StepAnswers, path = ''): Promise<void> {
  for (const [own, { widget }] of Object.entries(set.ui ?? {})) {
    const given = answers[own];
    const name = path + own;
    const inner = set.fieldSets?.[own];
    if (given === undefined || widget === 'computed' || widget === 'hidden') continue;
    if (inner && isAnswers(given)) await fillShown(page, inner, given, `${name}.`);
    else if (inner)
      for (const [index, row] of (given as readonly StepAnswers[]).entries()) {
        const id = `#field-${`${name}.${index}`.replaceAll('.', '-')}`;
        if ((await page.locator(id).count()) === 0)
          await post(page, page.locator(`button[name=do][value="add ${name}"]`));
        await fillShown(page, inner, row, `${name}.${index}.`);
      }
    else await fillOne(page, name, widget, given, set.fields?.[own]?.list);
  }
}

async function fillOne(page: Page, name: string, widget: string, given: Answer, list = ''): Promise<void> {
  const parts = { date: ['year', 'month', 'day'], time: ['hour', 'minute'] }[widget];
  if (parts) {
    const values = textOf(given).split(/[-:]/);
    for (const [index, part] of parts.entries()) {
      const select = control(page, `${name}.${part}`);
      if (values[index] && (await select.count())) await select.selectOption(values[index]);
    }
    return;
  }
  if (widget === 'search') {
    const search = control(page, `${name}.search`);
    if (await search.count()) await search.fill(titleIn(list, textOf(given)));
    return;
  }
  if (widget === 'radios' || widget === 'checkboxes') {
    for (const each of Array.isArray(given) ? given : [given])
      if (await choice(page, name, each).count()) await choice(page, name, each).check();
    return;
  }
  const one = control(page, name);
  if ((await one.count()) === 0) return;
  if (widget === 'checkbox') return one.setChecked(given === true);
  if (widget === 'file' || widget === 'files') return;
  const tag = await one.evaluate((element) => element.tagName);
  if (tag === 'OUTPUT') return;
  if (tag !== 'SELECT') return one.fill(textOf(given));
  if (await one.locator(`option[value="${given}"]`).count()) await one.selectOption(textOf(given));
}

interface Walk {
  readonly flow: Flow;
  readonly answers: Answers;
  /** Looks at each page as it opens. */
  readonly look?: (page: Page) => Promise<void>;
}

/** From the first step to the one whose button sends, which is not pressed. */
export async function walkWithoutScript(
  page: Page,
  { flow, answers, look = lookAtBoth }: Walk,
): Promise<void> {
  const { steps } = evaluate(flow, answers, { today: todayInBanjul() });
  for (const step of steps) {
    if (!step.title.includes('{{')) await expect(heading(page, step.title)).toBeVisible();
    await look(page);
    if (step.kind === 'list') await fillRows(page, step, answers[step.id] ?? {}, look);
    const isLast = isSubmitStep(steps, step.id);
    await answerStep(page, step, answers[step.id] ?? {}, isLast);
    if (isLast) return;
  }
}

/** As often as its answers bring up more. */
async function answerStep(
  page: Page,
  step: StepDefinition,
  answers: StepAnswers,
  isLast: boolean,
): Promise<void> {
  for (let pressed = 0; pressed < 6; pressed += 1) {
    if (step.kind === 'form') await fillShown(page, step, answers);
    if (isLast) return;
    const title = await page.locator('h1').textContent();
    // Its words may hold an answer.
    await post(page, page.locator('.step-buttons button').first());
    if ((await page.locator('h1').textContent()) !== title) return;
  }
  throw new Error(`${step.id} does not lead on: ${await page.locator('main').innerText()}`);
}

/** Each on a page of its own. */
async function fillRows(
  page: Page,
  step: StepDefinition,
  answers: StepAnswers,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { name } = listQuestion(step);
  const set = step.fieldSets![name]!;
  for (const row of (answers[name] ?? []) as readonly StepAnswers[]) {
    await post(page, page.locator(`button[name=do][value="add ${name}"]`));
    await look(page);
    for (let pressed = 0; pressed < 6; pressed += 1) {
      await fillShown(page, set, row);
      await post(page, button(page, 'Save and continue'));
      if ((await page.locator('h1').textContent()) === step.title) break;
    }
    await expect(heading(page, step.title)).toBeVisible();
  }
}

/** Where nothing can look at a page. */
export const nothing = async () => undefined;

/** At 390 and 320 px. */
export async function lookAtBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessibleWhenNarrow(page);
}
