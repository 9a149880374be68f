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

export interface PaymentDetails {
  readonly bankAccounts: readonly (Bank & Placeholder)[];
  readonly mobileMoney: readonly (MobileMoney & Placeholder)[];
  readonly paymentShownWithinDays: Detail<number>;
}

export interface SamplePaymentDetails {
  readonly bankAccounts: readonly Bank[];
  readonly mobileMoney: readonly MobileMoney[];
  readonly paymentShownWithinDays: number;
}

export interface Payee {
  readonly name: string;
  readonly holder: string;
  readonly number: string;
  /**
   * What the number is, for example "account number of First Bank". Screen readers read the copy button as
   * "Copy account number of First Bank".
   */
  readonly what: string;
}

export interface WhereToPay {
  /** Empty until the lender has confirmed an account, except in a demo. */
  readonly payees: readonly Payee[];
  /** The working days until a payment appears in the portal; undefined until confirmed by the lender. */
  readonly shownWithinDays: number | undefined;
  readonly isSample: boolean;
}

export const portalPaymentDetails: PaymentDetails = { bankAccounts, mobileMoney, paymentShownWithinDays };

/**
 * Leaves out accounts that the lender has not confirmed, because money sent to them would be lost. In a demo
 * without any confirmed account, returns only sample accounts.
 */
export function whereToPay(
  paymentDetails: PaymentDetails = portalPaymentDetails,
  sample: SamplePaymentDetails | undefined = demoNow()?.details,
): WhereToPay {
  const payees = payeesOf(
    paymentDetails.bankAccounts.filter(isReal),
    paymentDetails.mobileMoney.filter(isReal),
  );
  if (payees.length > 0 || !sample) {
    return { payees, shownWithinDays: confirmed(paymentDetails.paymentShownWithinDays), isSample: false };
  }
  return {
    payees: payeesOf(sample.bankAccounts, sample.mobileMoney),
    shownWithinDays: sample.paymentShownWithinDays,
    isSample: true,
  };
}

const isReal = ({ placeholder }: Placeholder) => !placeholder;

function payeesOf(accounts: readonly Bank[], mobile: readonly MobileMoney[]): readonly Payee[] {
  // Mobile money comes first, because its numbers are short and students can pay from their phone.
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
