import { startPortal } from '../journeys/portal.ts';
import { build, copy as copyOfProject, generate, type ProjectCopy } from '../journeys/project-copy.ts';
import { sentAnswers } from '../journeys/stored.ts';
import { withStudio } from './folder.ts';
import { Hand } from './hand.ts';
import { test as base, expect } from './studio.ts';

const test = base.extend<{ copy: ProjectCopy }>({ copy: copyOfProject });

test('a form from nothing, without an editor, is sent and is a row of the lender’s', async ({
  page,
  copy,
}) => {
  const hand = new Hand(page);
  await withStudio(`${copy.dir}/schemas`, async (address) => {
    await page.goto(`${address}#application`);
    await hand.make('New form', 'Laptop repair');
    await expect(page).toHaveURL(/#laptop-repair$/);
    await hand.choose('Everyone', hand.at('laptop-repair/flow.json', 'access'));
    await hand.said('Everyone');
    await hand.choose('Everyone', hand.at('laptop-repair/flow.json', 'submit', 'who'));
    await hand.said('Everyone');
    await page.goto(`${address}#laptop-repair/questions`);
    await hand.make('Add a question', 'What is broken?', { 'Answered by': 'A line of text' });
    await hand.said('What is broken?');
    await page.getByLabel('Must be answered').click();
    await hand.said('must be answered');
    await page.goto(`${address}#laptop-repair/questions/answer`);
    await hand.press('Take away');
    await hand.said('away');
    await hand.mend();
    await expect(page.locator('.studio-notices')).not.toContainText('To be mended');
  });
  copy.pass(generate, build);
  const portal = await startPortal({ projectDir: copy.dir });
  await page.goto(`${portal.url}/laptop-repair`);
  await page.getByLabel('What is broken?').fill('The keyboard');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const sent = await sentAnswers(portal, 'laptop-repair');
  expect(sent).toEqual([{ questions: { whatIsBroken: 'The keyboard' } }]);
  await portal.close();
});
