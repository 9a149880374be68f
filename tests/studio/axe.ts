import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeSource, endOfAnimations, tags } from '../journeys/expect-accessible.ts';

/** Returns axe's findings. Excludes frames, because they show pages of the portal that other tests check. */
export async function axeFindings(page: Page, within = 'html'): Promise<string[][]> {
  await endOfAnimations(page);
  await page.evaluate(axeSource);
  const axe = new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    .include(within)
    .exclude('iframe');
  const { violations } = await axe.options({ preload: false }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
