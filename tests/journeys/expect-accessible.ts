import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
export const axeSource = readFileSync(axeFile, 'utf8');

/**
 * Checks a page against WCAG 2.2 AA: with axe, and with additional checks for faults that axe does not find.
 * Throws one error with all findings.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await endOfAnimations(page);
  await injectAxe(page);
  // Without legacy mode, axe opens another page to merge the results of cross-origin frames. The portal has
  // no such frames.
  const axe = new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    // `preload` would fetch style sheets and media for a few axe rules, none of which is selected by `tags`.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(tags);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `axe ${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
  expect([...found, ...(await page.evaluate(ownFindings))]).toEqual([]);
}

/** Waits until animations have ended, because colour transitions change the contrast that axe measures. */
export async function endOfAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Checks the page at a width of 320 px: the width of the narrowest phone, and of a desktop at 400 % zoom. */
export async function expectAccessibleWhenNarrow(page: Page): Promise<void> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await page.setViewportSize(usual);
}

export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessibleWhenNarrow(page);
}

/**
 * Injects axe into each frame once. AxeBuilder itself would inject axe twice for each analysis, which takes
 * longer than the analysis.
 */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    try {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
    } catch (error) {
      if (!frame.isDetached()) throw error;
      return injectAxe(page);
    }
  }
}

/** Runs in the page. Returns faults that axe does not find. */
function ownFindings(): string[] {
  const found: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);

  for (const attribute of ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-errormessage']) {
    for (const element of all(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute)!.split(/\s+/)) {
        const target = document.getElementById(id);
        if (!target) found.push(`${attribute}="${id}" points at nothing: ${nameOf(element)}`);
        else if (
          attribute === 'aria-describedby' &&
          !target.textContent?.trim() &&
          !target.matches('[role=status]')
        ) {
          found.push(`${attribute}="${id}" points at an empty element: ${nameOf(element)}`);
        }
      }
    }
  }
  for (const control of all('[aria-invalid=true]')) {
    const ids = control.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    if (!ids.some((id) => id.endsWith('-error') && document.getElementById(id)?.textContent?.trim())) {
      found.push(`an invalid control is not described by its error: ${nameOf(control)}`);
    }
  }
  for (const control of all('input:not([type=hidden]), select, textarea')) {
    const labels = (control as HTMLInputElement).labels;
    const isNamed = labels?.length || control.ariaLabel || control.getAttribute('aria-labelledby');
    if (!isNamed) found.push(`a control without a label: ${nameOf(control)}`);
    if (!(control as HTMLInputElement).name) found.push(`a control without a name: ${nameOf(control)}`);
    if (Number.parseFloat(getComputedStyle(control).fontSize) < 16)
      found.push(`text under 16 px: ${nameOf(control)}`);
  }
  for (const target of all('a[href], button, input:not([type=hidden]), select, textarea, summary')) {
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    const isInText = target.matches('p a, li a, dd a');
    if (!isInText && box.width > 2 && (box.height < 44 || box.width < 24)) {
      found.push(`a target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${nameOf(target)}`);
    }
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    found.push(`id twice: ${id}`);

  const hasDialog = document.querySelector('[role=dialog]');
  if (!hasDialog && all('h1').length !== 1) found.push(`${all('h1').length} h1 elements`);
  if (!document.querySelector('main')) found.push('no main landmark');
  if (!/ - \S+$/.test(document.title)) found.push(`a title without the product: "${document.title}"`);
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    found.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  // Unlike textContent, innerText contains only visible text.
  if (/\b(undefined|NaN|null|Invalid Date)\b|\[object/.test(document.body.innerText)) {
    found.push('a raw value on the page');
  }
  return found;
}
