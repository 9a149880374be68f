import { expect, test } from 'vitest';
import { whereToPay } from './where-to-pay.ts';

const account = (bank: string, placeholder: boolean) => ({
  bank,
  accountName: 'Students',
  accountNumber: '123456789012345678',
  placeholder,
});
const given = {
  bankAccounts: [account('Unknown', true), account('First Bank', false)],
  mobileMoney: [{ name: 'Money', accountName: 'Students', number: '3000000', placeholder: false }],
  paymentShownWithinDays: { value: 2, placeholder: false },
};
const nothing = {
  bankAccounts: [account('Unknown', true)],
  mobileMoney: [{ name: 'Money', accountName: 'Students', number: '3000000', placeholder: true }],
  paymentShownWithinDays: { value: null, placeholder: true },
};
const sample = {
  bankAccounts: [{ bank: 'Made Up', accountName: 'Nobody', accountNumber: '000000000000000001' }],
  mobileMoney: [{ name: 'No Money', accountName: 'Nobody', number: '0000001' }],
  paymentShownWithinDays: 3,
};

test('returns only the details that the lender has confirmed, even in a demo', () => {
  for (const demo of [undefined, sample]) {
    const where = whereToPay(given, demo);
    const what = 'account number of First Bank';
    expect(where).toEqual({
      payees: [
        { name: 'Money', holder: 'Students', number: '3000000', what: 'Money number' },
        { name: 'First Bank', holder: 'Students', number: '123456789012345678', what },
      ],
      shownWithinDays: 2,
      isSample: false,
    });
  }
});

test('returns the sample details in a demo if nothing is confirmed', () => {
  expect(whereToPay(nothing, sample)).toMatchObject({
    payees: [{ name: 'No Money' }, { name: 'Made Up' }],
    shownWithinDays: 3,
    isSample: true,
  });
});

test('returns nothing outside a demo until something is confirmed', () => {
  expect(whereToPay(nothing, undefined)).toEqual({ payees: [], shownWithinDays: undefined, isSample: false });
});
