import { expect, test } from 'vitest';
import { portalTexts } from '#scripts/schemas/testing/fixture.ts';
import { sidesOf } from '../sides.ts';
import { stillHidden } from './still-hidden.ts';

interface Account {
  bank: string;
  accountName: string;
  accountNumber: string;
  placeholder: boolean;
}

interface Portal {
  readonly bankAccounts: readonly Account[];
  readonly groupLinks: readonly object[];
  readonly universities: readonly { app_fee_flat: number; placeholder: boolean }[];
}

const warningsAfter = (change: (account: Account) => void): string[] =>
  warningsIn(({ bankAccounts }) => change(bankAccounts[0]!));

function warningsIn(change: (portal: Portal) => void): string[] {
  const texts = portalTexts();
  const before = texts.get('portal.json')!;
  const portal = JSON.parse(before) as Portal;
  change(portal);
  texts.set('portal.json', JSON.stringify(portal));
  const metas = { portal: JSON.parse(texts.get('meta/portal.schema.json')!) };
  return stillHidden(sidesOf(texts, { 'portal.json': before }, metas)).map(({ words }) => words);
}

test('warns of a changed bank account that is still marked as not real', () => {
  expect(
    warningsAfter((account) => {
      account.bank = 'Trust Bank';
    }),
  ).toEqual([
    '“Trust Bank” in “Bank accounts” has new values, but “This is the real one” is still “No, not yet”: students do not see it.',
  ]);
});

test('warns of a changed group link by the name of its university', () => {
  const link = ({ groupLinks }: Portal) => {
    Object.assign(groupLinks[0]!, { value: 'https://example.com/group', placeholder: true });
  };
  expect(warningsIn(link)).toEqual([
    '“University of The Gambia” in “WhatsApp groups” has new values, but “This is the real one” is still “No, not yet”: students do not see it.',
  ]);
});

test('does not warn of an unchanged or a confirmed account', () => {
  expect(warningsAfter(() => {})).toEqual([]);
  expect(
    warningsAfter((account) => {
      Object.assign(account, { bank: 'Trust Bank', placeholder: false });
    }),
  ).toEqual([]);
});

test('does not warn of changed fees, which students see even if they are marked as not real', () => {
  const fee = ({ universities }: Portal) => {
    Object.assign(universities[0]!, { app_fee_flat: 600, placeholder: true });
  };
  expect(warningsIn(fee)).toEqual([]);
});
