import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GroupLink } from '#components/lender/GroupLink.tsx';
import type { WhereToPay } from '#components/lender/where-to-pay.ts';
import { type Contacts, Questions } from './Questions.tsx';

/* This test has its own data, because the shipped portal.json contains only placeholders. */
const where: WhereToPay = {
  payees: [
    { name: 'First Bank', holder: 'Students', number: '0'.repeat(18), what: 'account number of First Bank' },
  ],
  shownWithinDays: 2,
  isSample: false,
};
const given: Contacts = {
  faq: { value: 'https://example.org/faq', placeholder: false },
  whatsapp: { value: 'https://wa.me/2203000000', placeholder: false },
  office: { value: 'Kairaba Avenue 1', placeholder: false },
  supportPhone: { value: '3000000', placeholder: false },
};

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
const namesIn = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]*)/g)].map((match) => match[1]);

test('shows every detail that the lender has provided', () => {
  const html = renderToStaticMarkup(<Questions contacts={given} where={where} />);
  expect(namesIn(html)).toEqual(['Where to pay', 'Common questions', 'WhatsApp', 'Office', 'Support phone']);
  expect(linksIn(html)).toEqual(['https://example.org/faq', 'https://wa.me/2203000000', 'tel:+2203000000']);
  expect(html).toContain('First Bank');
  expect(html.match(/Copy<span[^>]*> account number of First Bank/g)).toHaveLength(1);
  expect(html).toContain('Kairaba Avenue 1');
});

test('leaves out missing and placeholder details, including their names', () => {
  const sample = {
    ...given,
    supportPhone: { value: '3000000', placeholder: true },
    office: { value: 'Kairaba Avenue 1', placeholder: true },
  };
  const html = renderToStaticMarkup(<Questions contacts={sample} where={{ ...where, payees: [] }} />);
  expect(namesIn(html)).toEqual(['Common questions', 'WhatsApp']);
  expect(html).not.toMatch(/First Bank|tel:|Kairaba|000000000/);
});

test('renders nothing if no details were provided', () => {
  const missing = { value: null, placeholder: true };
  const nothing = { faq: missing, whatsapp: missing, office: missing, supportPhone: missing };
  expect(renderToStaticMarkup(<Questions contacts={nothing} where={{ ...where, payees: [] }} />)).toBe('');
});

test('shows the privacy note and the host before the link to a WhatsApp group', () => {
  const url = 'https://chat.whatsapp.com/AbC123';
  const html = renderToStaticMarkup(
    <GroupLink university="Gambia College" group={{ university: 1, value: url, placeholder: false }} />,
  );
  expect(linksIn(html)).toEqual([url]);
  expect(html).toMatch(
    /This group is for students of <strong>Gambia College<.*see your phone number.*Opens chat\.whatsapp\.com in a new tab.*rel="noopener noreferrer"/,
  );
});
