import { bankAccounts } from '#generated/portal-bank-accounts.ts';
import { mobileMoney } from '#generated/portal-mobile-money.ts';
import { paymentShownWithinDays } from '#generated/portal-payment-shown-within-days.ts';
import { confirmed, type Detail } from './confirmed.ts';
import { demoNow } from './demo.ts';

interface Bank {
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

interface MobileMoney {
  readonly name: string;
  readonly accountName: string;
  readonly number: string;
}

interface Placeholder {
  readonly placeholder: boolean;
}

/** What portal.json says of paying. */
export interface Ways {
  readonly bankAccounts: readonly (Bank & Placeholder)[];
  readonly mobileMoney: readonly (MobileMoney & Placeholder)[];
  readonly paymentShownWithinDays: Detail<number>;
}

/** What demo.json makes up in its place. */
export interface MadeUpWays {
  readonly bankAccounts: readonly Bank[];
  readonly mobileMoney: readonly MobileMoney[];
  readonly paymentShownWithinDays: number;
}

/** An account, or a number for mobile money. */
export interface Payee {
  readonly name: string;
  /** In whose name it is. */
  readonly holder: string;
  readonly number: string;
  /** What the number is, for those who hear the button that copies it. */
  readonly what: string;
}

export interface WhereToPay {
  /** None while the lender has confirmed none. */
  readonly payees: readonly Payee[];
  /** Working days until a payment is seen in the portal. */
  readonly shownWithinDays: number | undefined;
  readonly isMadeUp: boolean;
}

export const given: Ways = { bankAccounts, mobileMoney, paymentShownWithinDays };

/**
 * Where money goes. What is not confirmed is never shown, for money that goes there is lost; a demo has made-up ways
 * where there are none, and never beside real ones.
 */
export function whereToPay(
  ways: Ways = given,
  madeUp: MadeUpWays | undefined = demoNow()?.details,
): WhereToPay {
  const payees = payeesOf(ways.bankAccounts.filter(isReal), ways.mobileMoney.filter(isReal));
  if (payees.length > 0 || !madeUp) {
    return { payees, shownWithinDays: confirmed(ways.paymentShownWithinDays), isMadeUp: false };
  }
  return {
    payees: payeesOf(madeUp.bankAccounts, madeUp.mobileMoney),
    shownWithinDays: madeUp.paymentShownWithinDays,
    isMadeUp: true,
  };
}

const isReal = ({ placeholder }: Placeholder) => !placeholder;

function payeesOf(accounts: readonly Bank[], mobile: readonly MobileMoney[]): Payee[] {
  // A short number, paid to from the phone, before an account.
  return [
    ...mobile.map(({ name, accountName, number }) => ({
      name,
      holder: accountName,
      number,
      what: `${name} number`,
    })),
    ...accounts.map(({ bank, accountName, accountNumber }) => ({
      name: bank,
      holder: accountName,
      number: accountNumber,
      what: `account number of ${bank}`,
    })),
  ];
}
