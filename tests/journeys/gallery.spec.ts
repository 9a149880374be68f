import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { folders } from '#folders';
import { expectAccessible } from './accessibility.ts';
import { heading } from './application.ts';
import { expect } from './fixture.ts';
import { test } from './gallery-fixture.ts';

// Staff sit at a desk.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

/** `application.basic`, of every flow that there is. */
async function everyStep(): Promise<string[]> {
  const { generated } = folders;
  const flows = readdirSync(generated, { withFileTypes: true }).filter((entry) =>
    existsSync(path.join(generated, entry.name, 'flow.ts')),
  );
  const steps = flows.map(async ({ name }) => {
    const module = await import(path.join(generated, name, 'flow.ts'));
    const [{ steps }] = Object.values(module) as [{ steps: { id: string }[] }];
    return steps.map(({ id }) => `${name}.${id}`);
  });
  return (await Promise.all(steps)).flat();
}

const shownSteps = (page: Page) =>
  page.locator('.gallery-step:visible').evaluateAll((steps) => steps.map(({ id }) => id));

test('every step of every form in every state: found, changed in place, printed', async ({
  page,
  copy,
  gallery,
}) => {
  await page.addInitScript('window.print = () => { window.printed = true; }');
  await page.goto(gallery);
  await expect(heading(page, 'All forms')).toBeVisible({ timeout: 60_000 });

  await test.step('every step is there, and names its files', async () => {
    expect((await shownSteps(page)).sort()).toEqual((await everyStep()).sort());
    const files = page.locator('[id="application.basic"]').getByRole('list', { name: 'Files' });
    await expect(files).toContainText(/schemas\/application\/flow\.json:\d+/);
    await expect(files).toContainText('schemas/application/basic.schema.json');
    await expect(files).toContainText('schemas/application/basic.ui.json');
    await expect(files).toContainText('schemas/application/content/basic.md');
  });

  await test.step('the search narrows', async () => {
    const search = page.getByRole('searchbox');
    await search.evaluate((input) =>
      input.addEventListener('blur', () => input.setAttribute('data-lost', '')),
    );
    await search.fill('deserves-no-result');
    expect(await shownSteps(page)).toEqual([]);
    await expect(page.getByText('0 pictures')).toBeVisible();
    for (const [query, expected] of [
      ['residenceRegion', ['application.basic']],
      ['Kanifing basic.ui.json', ['application.basic']],
      ['six-month grace period', ['information.payment-information']],
      ['no-leap-year.json', ['application.basic']],
      ['options/major.json', ['application.academic']],
    ] as const) {
      await search.fill(query);
      expect(await shownSteps(page), query).toEqual(expected);
    }
    await search.fill('no-leap-year.json');
    await expect(page.locator('article:visible')).toHaveCount(1);
    await expect(page.frameLocator('article:visible iframe').getByText('There is a problem')).toBeVisible();
    // A picture of a failed press has moved the focus to its summary, and taken it from nobody.
    await expect(search).not.toHaveAttribute('data-lost');
    await expectAccessible(page);
  });

  await test.step('an edit shows, without the page being loaded anew', async () => {
    await page.evaluate('window.isSamePage = true');
    const picture = page.frameLocator('article:visible iframe');
    await expect(picture.getByLabel('First name', { exact: true })).toBeVisible();
    copy.edit('application/basic.ui.json', '"ui:title": "First name"', '"ui:title": "Given name"');
    await expect(picture.getByLabel('Given name', { exact: true })).toBeVisible();
    await expect(picture.getByText('There is a problem')).toBeVisible();
    await expect(page.locator('.gallery-questions dt:visible', { hasText: 'Given name' })).toBeVisible();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
  });

  await test.step('it prints: a sheet a step, the files named, no tools', async () => {
    await page.getByRole('searchbox').fill('schemas/information/');
    const steps = await shownSteps(page);
    expect(steps).toEqual((await everyStep()).filter((id) => id.startsWith('information.')));
    // And one with the title.
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(steps.length);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print what is shown' })).toBeHidden();
    await expect(page.getByText('schemas/information/content/about.md').first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('a state can be tried out', async () => {
    await page.getByRole('searchbox').fill('no-leap-year.json');
    await page.getByRole('link', { name: /^Try it out: Basic Information, Wrong: 29 February/ }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Day').selectOption('28');
    await page.getByRole('button', { name: 'Save and Continue' }).click();
    await expect(heading(page, 'Academic and Work Information')).toBeVisible();
    await page.getByRole('link', { name: 'All forms' }).click();
    await expect(heading(page, 'All forms')).toBeVisible();
  });

  await test.step('every picture shows its step, and says what its state is there for', async () => {
    await page.getByRole('button', { name: 'Print what is shown' }).click();
    await page.waitForFunction('window.printed', undefined, { timeout: 90_000 });
    expect(await page.evaluate(wrongPictures)).toEqual({ wrong: [], widths: [390] });
  });
});

/** Runs in the page, beside the catalogue that its pictures are made from. */
async function wrongPictures() {
  const module = '/gallery/catalogue.ts';
  const { catalogue } = (await import(module)) as typeof import('../../src/gallery/catalogue.ts');
  const wrong: string[] = [];
  const widths = new Set<number>();
  for (const { step, states, id } of catalogue.flatMap(({ steps }) => steps)) {
    const frames = [...document.getElementById(id)!.querySelectorAll('iframe')];
    for (const [index, { title, says }] of states.entries()) {
      const picture = frames[index]?.contentDocument;
      const name = `${id}, ${title}`;
      widths.add(frames[index]?.clientWidth ?? 0);
      // Of a title that says an answer, what stands around it.
      const heading = picture?.querySelector('h1')?.textContent ?? '';
      if (!step.title.split(/\{\{.*?\}\}/).every((part) => heading.includes(part)))
        wrong.push(`${name}: no heading`);
      if (picture?.documentElement.clientHeight !== picture?.documentElement.scrollHeight)
        wrong.push(`${name}: cut off`);
      for (const text of says)
        if (!picture?.body.innerText.includes(text)) wrong.push(`${name}: does not say "${text}"`);
      if (says.length === 0 && picture?.title.startsWith('Error:')) wrong.push(`${name}: finds fault`);
    }
  }
  return { wrong, widths: [...widths] };
}

/** The pages of a PDF, whose objects Chromium leaves readable. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('the built portal knows nothing of the gallery', async ({ page, portal }) => {
  const { dist } = folders;
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json)$/.test(name))
    .map((name) => [name, readFileSync(path.join(dist, name), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(([, text]) => /gallery|__forms/i.test(text)).map(([name]) => name)).toEqual([]);

  await page.goto(`${portal.url}/__forms`);
  await expect(heading(page, 'Page not found')).toBeVisible();
});
