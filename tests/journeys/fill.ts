import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { todayInBanjul } from '#domain/dates.ts';
import { readNumber, type StepAnswers, type StepDefinition, textOf, withDays } from '#engine/core/index.ts';
import { folders } from '#folders';

/** A sample of `schemas/<flow>/samples/`, as the journeys type it: those that speak of one answer speak of a text. */
export function sample(
  flow: string,
  name: string,
): { readonly [step: string]: { readonly [field: string]: string } } {
  const file = path.join(folders.schemas, flow, 'samples', `${name}.json`);
  return withDays(JSON.parse(readFileSync(file, 'utf8')).answers, todayInBanjul());
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

/** Fills any step of any flow by the names of its controls: no form has code of its own here. */
export async function fillStep(
  page: Page | Locator,
  step: StepDefinition,
  answers: StepAnswers,
): Promise<void> {
  for (const [name, ui] of Object.entries(step.ui ?? {})) {
    const answer = textOf(answers[name]);
    if (answers[name] === undefined || ui.widget === 'hidden') continue;
    const control = page.locator(`[name="${name}"]`);
    switch (ui.widget) {
      case 'radios':
        await page.locator(`input[name="${name}"][value="${answer}"]`).check();
        break;
      case 'date': {
        const [year, month, day] = answer.split('-') as [string, string, string];
        await page.locator(`[name="${name}.day"]`).selectOption(day);
        await page.locator(`[name="${name}.month"]`).selectOption(month);
        await page.locator(`[name="${name}.year"]`).selectOption(year);
        break;
      }
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
}

/** The controls of any step show these answers. */
export async function expectFilled(page: Page, step: StepDefinition, answers: StepAnswers): Promise<void> {
  for (const [name, ui] of Object.entries(step.ui ?? {})) {
    const answer = textOf(answers[name]);
    if (answers[name] === undefined || ui.widget === 'hidden') continue;
    switch (ui.widget) {
      case 'radios':
        await expect(page.locator(`input[name="${name}"][value="${answer}"]`)).toBeChecked();
        break;
      case 'date': {
        const parts = answer.split('-');
        for (const [index, part] of ['year', 'month', 'day'].entries())
          await expect(page.locator(`[name="${name}.${part}"]`)).toHaveValue(parts[index]!);
        break;
      }
      case 'number': {
        const value = await page.locator(`[name="${name}"]`).inputValue();
        expect(readNumber(value)).toBe(readNumber(answer));
        break;
      }
      default:
        await expect(page.locator(`[name="${name}"]`)).toHaveValue(answer);
    }
  }
}
