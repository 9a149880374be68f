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

/* Without JavaScript, questions that depend on an answer appear only after the form was posted. */

export async function post(page: Page, pressed: Locator): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await pressed.click();
  await expect(page.locator('html:not([data-left]) #main')).toBeAttached();
}

const pressAdd = (page: Page, list: string) =>
  post(page, page.locator(`button[name=do][value="add ${list}"]`));

/** Returns the answers as the server stores them. */
export const storedAnswers = (flow: Flow, answers: Answers): unknown =>
  JSON.parse(JSON.stringify(evaluate(flow, answers, { today: todayInBanjul() }).relevantAnswers));

interface Walk {
  readonly flow: Flow;
  readonly answers: Answers;
  /** Checks a page of the form. By default, checks its accessibility. */
  readonly look?: (page: Page) => Promise<void>;
}

/** Fills in all steps without JavaScript, but does not press the last step's button. */
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
    // The button is found by its position, because its label may contain an answer.
    await post(page, page.locator('.step-buttons button').first());
    if ((await page.locator('h1').textContent()) !== title) return;
  }
  throw new Error(`${step.id} does not lead on: ${await page.locator('main').innerText()}`);
}

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
