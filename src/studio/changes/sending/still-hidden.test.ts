import { expect, test } from 'vitest';
import { portalTexts } from '#scripts/schemas/testing/fixture.ts';
import { sidesOf } from '../sides.ts';
import { stillHidden } from './still-hidden.ts';

test.each<[what: string, list: string, change: object, ...warnings: string[]]>([
  [
    'a changed bank account that is marked as not real',
    'bankAccounts',
    { bank: 'Trust Bank' },
    '“Trust Bank” in “Bank accounts” has new values, but “This is the real one” is still “No, not yet”: students do not see it.',
  ],
  [
    'a changed group link, by the name of its university',
    'groupLinks',
    { value: 'https://example.com/group', placeholder: true },
    '“University of The Gambia” in “WhatsApp groups” has new values, but “This is the real one” is still “No, not yet”: students do not see it.',
  ],
  ['nothing if nothing has changed', 'bankAccounts', {}],
  ['no account that is confirmed', 'bankAccounts', { bank: 'Trust Bank', placeholder: false }],
  [
    'no fees, which students see even if they are marked as not real',
    'universities',
    { app_fee_flat: 600, placeholder: true },
  ],
])('warns of %s', (_what, list, change, ...warnings) => {
  const texts = portalTexts();
  const before = texts.get('portal.json')!;
  const portal = JSON.parse(before);
  Object.assign(portal[list][0], change);
  texts.set('portal.json', JSON.stringify(portal));
  const metas = { portal: JSON.parse(texts.get('meta/portal.schema.json')!) };
  const found = stillHidden(sidesOf(texts, { 'portal.json': before }, metas));
  expect(found.map(({ words }) => words)).toEqual(warnings);
});
