import type { APIRequestContext, Page } from '@playwright/test';
import { todayInBanjul } from '#domain/dates.ts';
import { whyClosed } from '#domain/opening-days.ts';
import {
  type Answers,
  addressAfter,
  addressOf,
  evaluate,
  isSubmitStep,
  nextStep,
  nounOf,
  type StepAnswers,
  type StepDefinition,
  validateStep,
} from '#engine/core/index.ts';
import { paths } from '#paths';
import { button, heading, password } from '../journeys/application.ts';
import { expectAccessible } from '../journeys/expect-accessible.ts';
import { expectFilled, fillRow, fillStep } from '../journeys/fill.ts';
import { expect, test } from '../journeys/fixture.ts';
import { enrol, logIn, openSession } from '../journeys/student.ts';
import { type RoutedFlow, routedFlows } from './routed-flows.ts';

/*
 * These tests use only the definition and samples of each form, so that they also test forms that staff add.
 * They visit each step empty, with errors, and filled in.
 */

const today = todayInBanjul();

for (const flow of routedFlows) {
  const { definition, samples } = flow;
  const closed = whyClosed(definition, nounOf(definition), today);
  if (closed) {
    test(`${definition.id}: says that it is not open`, async ({ page, request, phone }) => {
      if (definition.access === 'student') await openSession(page, await enrol(request, phone));
      await page.goto(addressOf(flow, definition.steps[0]!));
      await expect(page.getByText(closed)).toBeVisible();
      await expectAccessible(page);
    });
    continue;
  }

  test(`${definition.id}: every step empty, and with errors`, async ({ page, request, phone }) => {
    if (definition.access === 'student') await openSession(page, await enrol(request, phone));
    const { steps } = evaluate(flow, {}, { today });
    // Reviews and ends are skipped. Without answers, a review redirects to the first step, and an end says
    // that nothing was sent.
    for (const step of steps.filter(({ kind }) => kind !== 'review' && kind !== 'end')) {
      await page.goto(addressOf(flow, step));
      await expect(heading(page, step.title)).toBeVisible();
      await expectAccessible(page);
      if (!isRefusedEmpty(flow, steps, step)) continue;
      await mainButton(page, steps, step).press('Enter');
      await expect(
        page
          .getByRole('alert')
          .or(page.getByText(/ first\.$/))
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
    }
  });

  // A form without questions has no samples, and is visited once.
  const all = samples.length > 0 ? samples : [{ name: 'nothing to fill in', answers: {} }];
  for (const { name, answers } of all) {
    test(`${definition.id}: ${name}`, async ({ page, request, phone }) => {
      if (definition.access === 'student') await openSession(page, await enrol(request, phone));
      const { steps } = evaluate(flow, answers, { today });
      await page.goto(addressOf(flow, steps[0]!));
      for (const step of steps) {
        await expect(heading(page, step.title)).toBeVisible();
        await expect(page).toHaveURL(addressOf(flow, step));
        await atRest(page);
        await answer(page, flow, step, answers);
        await expectAccessible(page);
        if (step.kind === 'end') break;
        if (isSubmitStep(steps, step.id)) await send(page, request, { flow, steps, step, answers, phone });
        else await goOnAndBack(page, { flow, steps, step, answers });
      }
      await expect(page).toHaveURL(addressAfter(flow));
      await expect(page.locator('h1')).toBeVisible();
      await expectAccessible(page);
    });
  }
}

type Steps = readonly StepDefinition[];

interface Place {
  readonly flow: RoutedFlow;
  readonly steps: Steps;
  readonly step: StepDefinition;
  readonly answers: Answers;
}

function isRefusedEmpty(flow: RoutedFlow, steps: Steps, step: StepDefinition): boolean {
  // A form without required questions can be sent empty from its last step.
  const sends = isSubmitStep(steps, step.id) && evaluate(flow, {}, { today }).errors.length > 0;
  if (step.kind !== 'form' && step.kind !== 'list') return step.kind === 'quiz';
  return sends || (step.check === 'step' && validateStep(flow, step, {}, { today }).length > 0);
}

function mainButton(page: Page, steps: Steps, step: StepDefinition) {
  const sends = isSubmitStep(steps, step.id);
  const text = step.kind === 'quiz' ? (step.checkAnswers ?? 'Check Answers') : sends && step.submit;
  return button(page, text || step.next || 'Next');
}

/** Fills in a step, and checks that the draft survives a reload. */
async function answer(page: Page, { definition }: RoutedFlow, step: StepDefinition, answers: Answers) {
  if (step.kind === 'quiz') return passQuiz(page, step);
  if (step.kind !== 'form' && step.kind !== 'list') return;
  const given = answers[step.id] ?? {};
  if (step.kind === 'list') return fillRows(page, step, given);
  await fillStep(page, step, given);
  if (!definition.draft || !Object.values(given).some(Boolean)) return;
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expectFilled(page, step, given);
}

async function fillRows(page: Page, step: StepDefinition, answers: StepAnswers): Promise<void> {
  for (const rows of Object.values(answers))
    for (const row of rows as readonly StepAnswers[]) await fillRow(page, step, row);
}

/** Gives the right answers to a quiz. Does not press the last button, which opens the next step. */
async function passQuiz(page: Page, step: StepDefinition): Promise<void> {
  const right: [string, string][] = Object.entries(step.ui!).map(([name, { answer: at }]) => [
    name,
    step.fields![name]!.enum![at! - 1]!,
  ]);
  const size = step.pageSize ?? right.length;
  for (let first = 0; first < right.length; first += size) {
    await fillStep(page, step, Object.fromEntries(right.slice(first, first + size)) as StepAnswers);
    await button(page, step.checkAnswers ?? 'Check Answers').click();
    if (first + size < right.length) await button(page, step.submit ?? 'Continue').click();
  }
}

/**
 * Waits until a new page has scrolled to its top, because a press during the scroll could miss its button.
 */
const atRest = (page: Page) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

async function goOnAndBack(page: Page, { steps, step, answers }: Place): Promise<void> {
  const next = nextStep(steps, step.id)!;
  await mainButton(page, steps, step).click();
  await expect(heading(page, next.title)).toBeVisible();
  await atRest(page);
  await button(page, next.previous ?? 'Back').click();
  await expect(heading(page, step.title)).toBeVisible();
  await atRest(page);
  if (step.kind === 'form') await expectFilled(page, step, answers[step.id] ?? {});
  await mainButton(page, steps, step).click();
}

function addressIn(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Sends the form. If the portal asks for a registration or a log-in, does that too. */
async function send(
  page: Page,
  request: APIRequestContext,
  { flow, steps, step, answers, phone }: Place & { phone: string },
): Promise<void> {
  const press = () =>
    (step.kind === 'quiz' ? button(page, step.submit ?? 'Continue') : mainButton(page, steps, step)).click();
  const dialog = page.getByRole('dialog');
  const arrivals = [addressAfter(flow), paths.login];
  await press();
  await expect.poll(async () => arrivals.includes(addressIn(page)) || (await dialog.isVisible())).toBe(true);

  if (await dialog.isVisible()) {
    for (const [name, value] of Object.entries({
      mobileNumber: phone,
      password,
      confirmPassword: password,
    })) {
      const control = dialog.locator(`[name=${name}]`);
      if (await control.count()) await control.fill(value);
    }
    await dialog.locator('button[type=submit]').click();
  } else if (new URL(page.url()).pathname === paths.login) {
    await enrol(request, phone);
    await logIn(page, phone);
    await expect(page).toHaveURL(addressOf(flow, step));
    await expectFilled(page, step, answers[step.id] ?? {});
    await press();
  }
}
