import { expectHydrated } from './application.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixture.ts';

const faults: [string, string, RegExp][] = [
  [
    'a description that does not exist',
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
  ['a font size at which phones zoom', '<label>A<input name="a" class="small"></label>', /under 16 px/],
  ['a target that is too small', '<a href="/x">x</a>', /a target of/],
  ['a duplicate id', '<p id="same"></p><p id="same"></p>', /id twice: same/],
  ['two main headings', '<h1>Two</h1>', /2 h1 elements/],
  ['a page that scrolls sideways', '<pre class="wide">wide</pre>', /scrolls sideways/],
  ['a raw value', '<p>You owe D NaN</p>', /a raw value/],
  ['too little contrast', '<p class="pale">Read me</p>', /axe color-contrast/],
];

test.describe('the accessibility check', () => {
  // The content security policy would block the styles that the test adds, so the browser ignores the policy.
  test.use({ bypassCSP: true });

  test('finds each fault', async ({ page }) => {
    await page.goto('/');
    // Waits for hydration before adding the faults, because hydration would remove any that are already there.
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

test('reports violations of the content security policy', async ({ page, faults: noticed }) => {
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

test('reports uncaught errors', async ({ page, faults: noticed }) => {
  await page.goto('/');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('provoked'))));
  await expect.poll(() => noticed.join('\n')).toContain('uncaught: provoked');
  noticed.length = 0;
});
