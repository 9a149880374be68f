import { expect, type Locator, type Page } from '@playwright/test';
import { todayInBanjul } from '#domain/dates.ts';
import {
  type Answers,
  evaluate,
  type Flow,
  isSubmitStep,
  listQuestion,
  type StepAnswers,
  type StepDefinition,
} from '#engine/core/index.ts';
import { button, heading } from './application.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { fillShown } from './fill.ts';

/*
 * Fills in forms in a browser without JavaScript, where questions that depend on an answer appear only after the form
 * was posted.
 */

/** Presses a button that posts the form, and waits for the next page. */
export async function post(page: Page, pressed: Locator): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await pressed.click();
  await expect(page.locator('html:not([data-left]) #main')).toBeAttached();
}

const pressAdd = (page: Page, list: string) =>
  post(page, page.locator(`button[name=do][value="add ${list}"]`));

interface Walk {
  readonly flow: Flow;
  readonly answers: Answers;
  /** Called on every page of the form, to check it. */
  readonly look?: (page: Page) => Promise<void>;
}

/** Fills in all steps of a form, without pressing the last button. */
export async function walkWithoutScript(
  page: Page,
  { flow, answers, look = expectAccessibleAtBothWidths }: Walk,
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

/** Fills in and posts a step. Repeats this as long as the answers lead to more questions on the same step. */
async function answerStep(
  page: Page,
  step: StepDefinition,
  answers: StepAnswers,
  isLast: boolean,
): Promise<void> {
  for (let pressed = 0; pressed < 6; pressed += 1) {
    if (step.kind === 'form') await fillShown(page, step, answers, (list) => pressAdd(page, list));
    if (isLast) return;
    const title = await page.locator('h1').textContent();
    // Finds the button that leads to the next step by its position, not by its label, because the label may
    // contain an answer.
    await post(page, page.locator('.step-buttons button').first());
    if ((await page.locator('h1').textContent()) !== title) return;
  }
  throw new Error(`${step.id} does not lead on: ${await page.locator('main').innerText()}`);
}

/** Fills in repeated rows, each of which has its own page. */
async function fillRows(
  page: Page,
  step: StepDefinition,
  answers: StepAnswers,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { name } = listQuestion(step);
  const set = step.fieldSets![name]!;
  for (const row of (answers[name] ?? []) as readonly StepAnswers[]) {
    await pressAdd(page, name);
    await look(page);
    for (let pressed = 0; pressed < 6; pressed += 1) {
      await fillShown(page, set, row, (list) => pressAdd(page, list));
      await post(page, button(page, 'Save and continue'));
      if ((await page.locator('h1').textContent()) === step.title) break;
    }
    await expect(heading(page, step.title)).toBeVisible();
  }
}

/** A `look` function that checks nothing, for browsers in which axe cannot run. */
export const nothing = async () => undefined;
