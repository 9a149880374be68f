import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GroupLink } from '#components/lender/GroupLink.tsx';
import { type Contacts, Questions } from './Questions.tsx';

/* What students read once the lender has given the real details: the shipped ones are all to be confirmed. */

const account = { bank: 'First Bank', accountName: 'Students', accountNumber: '0'.repeat(18) };
const given: Contacts = {
  bankAccounts: [
    { ...account, placeholder: false },
    { ...account, bank: 'Bank name to be confirmed', placeholder: true },
  ],
  faq: { value: 'https://example.org/faq', placeholder: false },
  whatsapp: { value: 'https://wa.me/2203000000', placeholder: false },
  office: { value: 'Kairaba Avenue 1', placeholder: false },
  supportPhone: { value: '3000000', placeholder: false },
};

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);

const toCome = 'Bank details will be confirmed by support.';

test('each detail that was given, and of an account that was not only that it is to come', () => {
  const html = renderToStaticMarkup(<Questions contacts={given} />);
  expect(linksIn(html)).toEqual(['https://example.org/faq', 'https://wa.me/2203000000', 'tel:+2203000000']);
  expect(html).toContain('First Bank');
  expect(html.match(/Copy<span[^>]*> account number of First Bank/g)).toHaveLength(1);
  expect(html).toContain(toCome);
  expect(html).toContain('Kairaba Avenue 1');
  expect(html).not.toMatch(/to be confirmed/i);
});

test('a detail that is made up is not shown, whatever it says', () => {
  const madeUp = {
    ...given,
    bankAccounts: [{ ...account, placeholder: true }],
    supportPhone: { value: '3000000', placeholder: true },
    office: { value: 'Kairaba Avenue 1', placeholder: true },
  };
  const html = renderToStaticMarkup(<Questions contacts={madeUp} />);
  expect(html.match(/To be confirmed/g)).toHaveLength(2);
  expect(html).toContain(toCome);
  expect(html).not.toMatch(/First Bank|tel:|Kairaba|000000000/);
});

test('the link to a WhatsApp group comes after what a student should know, and names its host', () => {
  const url = 'https://chat.whatsapp.com/AbC123';
  const html = renderToStaticMarkup(<GroupLink group={{ university: 1, value: url, placeholder: false }} />);
  expect(linksIn(html)).toEqual([url]);
  expect(html).toMatch(/see your phone number.*rel="noopener noreferrer".*chat\.whatsapp\.com<.*new tab/);
});
