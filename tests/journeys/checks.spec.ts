import { expectAccessible } from './accessibility.ts';
import { expectHydrated } from './application.ts';
import { expect, test } from './fixture.ts';

/*
 * The checks that every journey leans on are checked themselves: each fault is put into a real page and has to
 * be found.
 */

const faults: [string, string, RegExp][] = [
  [
    'a description that is nowhere',
    '<button aria-describedby="nowhere">Go on now</button>',
    /points at nothing/,
  ],
  ['an empty description', '<button aria-describedby="e">Go on now</button><p id="e"></p>', /empty element/],
  [
    'an error that is not tied to its control',
    '<label>A<input name="a" aria-invalid="true"></label>',
    /not described by its error/,
  ],
  ['a control without a label', '<input name="a" title="">', /without a label/],
  ['a control without a name', '<label>A<input></label>', /without a name/],
  ['letters that make a phone zoom', '<label>A<input name="a" class="small"></label>', /under 16 px/],
  ['a target too small for a thumb', '<a href="/x">x</a>', /a target of/],
  ['one id twice', '<p id="same"></p><p id="same"></p>', /id twice: same/],
  ['two main headings', '<h1>Two</h1>', /2 h1 elements/],
  ['a page that scrolls sideways', '<pre class="wide">wide</pre>', /scrolls sideways/],
  ['a raw value', '<p>You owe D NaN</p>', /a raw value/],
  ['too little contrast', '<p class="pale">Read me</p>', /axe color-contrast/],
];

test.describe('the accessibility check', () => {
  // So that the fault itself can be written into the page.
  test.use({ bypassCSP: true });

  test('finds each fault', async ({ page }) => {
    await page.goto('/');
    // Before that React would take out what it did not write.
    await expectHydrated(page);
    await page.addStyleTag({
      content: '.small{font-size:12px}.wide{width:900px}.pale{color:#bbb;background:#fff}',
    });
    const main = page.locator('main');
    for (const [title, html, finding] of faults)
      await test.step(title, async () => {
        await main.evaluate(
          (main, fault) => main.insertAdjacentHTML('beforeend', `<div id="fault">${fault}</div>`),
          html,
        );
        await expect(expectAccessible(page)).rejects.toThrow(finding);
        await page.locator('#fault').evaluate((fault) => fault.remove());
      });
  });
});

test('notices what the content security policy forbids', async ({ page, faults: noticed }) => {
  await page.goto('/');
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,';
      document.body.append(script);
    })
    .catch(() => undefined);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://example.com/pixel.png';
    document.body.append(image);
  });
  await expect.poll(() => noticed.join('\n')).toMatch(/Content Security Policy/);
  noticed.length = 0;
});

test('notices an error that nobody caught', async ({ page, faults: noticed }) => {
  await page.goto('/');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('provoked'))));
  await expect.poll(() => noticed.join('\n')).toContain('uncaught: provoked');
  noticed.length = 0;
});
