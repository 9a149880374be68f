import { expect, test } from 'vitest';
import { type LenderDetails, missingDetails, readLenderDetails } from './missing-details.ts';

const given = { value: 'x', placeholder: false };
const all: LenderDetails = {
  supportPhone: given,
  bankAccounts: [given, given],
  mobileMoney: [],
  paymentShownWithinDays: { value: 2, placeholder: false },
  universities: [{ id: 1, placeholder: false }],
  groupLinks: [{ university: 1, ...given }],
  whatsapp: given,
  faq: given,
  office: given,
  resumeTemplate: given,
  contract: { placeholder: false },
};
const keysOf = (details: LenderDetails) => missingDetails(details).map(({ key }) => key);

test('reports placeholders, and empty values that are not marked as placeholders', () => {
  const placeholder = { value: 'x', placeholder: true };
  expect(
    keysOf({
      ...all,
      bankAccounts: [given, placeholder],
      mobileMoney: [placeholder],
      universities: [{ id: 1, placeholder: true }],
      faq: { value: null, placeholder: false },
      contract: { placeholder: true },
    }),
  ).toEqual(['bankAccounts[1]', 'mobileMoney[0]', 'universities[0]', 'faq', 'contract']);
});

test("describes each detail in words, with the university's name", () => {
  const missing = missingDetails(readLenderDetails());
  expect(missing.find(({ key }) => key === 'groupLinks[0]')?.words).toBe(
    'The WhatsApp group of University of The Gambia',
  );
  for (const { key, words } of missing) expect(words, key).toMatch(/^[A-Z].*[a-z0-9)]$/);
});
