import { bankAccounts } from '#generated/portal-bank-accounts.ts';
import { contract } from '#generated/portal-contract.ts';
import { faq } from '#generated/portal-faq.ts';
import { groupLinks } from '#generated/portal-group-links.ts';
import { mobileMoney } from '#generated/portal-mobile-money.ts';
import { office } from '#generated/portal-office.ts';
import { paymentShownWithinDays } from '#generated/portal-payment-shown-within-days.ts';
import { resumeTemplate } from '#generated/portal-resume-template.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';
import { universities } from '#generated/portal-universities.ts';
import { whatsapp } from '#generated/portal-whatsapp.ts';
import { universityNameOf } from '../applications/universities.ts';

interface Detail {
  readonly placeholder: boolean;
  /** Null where it is still to be given, whatever `placeholder` says. */
  readonly value?: unknown;
}

/** What portal.json says of the lender, as far as it may be missing. */
export interface LenderDetails {
  readonly supportPhone: Detail;
  readonly bankAccounts: readonly Detail[];
  readonly mobileMoney: readonly Detail[];
  readonly paymentShownWithinDays: Detail;
  readonly universities: readonly (Detail & { readonly id: number })[];
  readonly groupLinks: readonly (Detail & { readonly university: number })[];
  readonly whatsapp: Detail;
  readonly faq: Detail;
  readonly office: Detail;
  readonly resumeTemplate: Detail;
  readonly contract: Detail;
}

export interface MissingDetail {
  /** Where it stands in portal.json: `bankAccounts[0]`, counted from nought as editors show it. */
  readonly key: string;
  /** What it is, for staff. */
  readonly words: string;
}

/** Those that this build shows. */
export const givenDetails: LenderDetails = {
  supportPhone,
  bankAccounts,
  mobileMoney,
  paymentShownWithinDays,
  universities,
  groupLinks,
  whatsapp,
  faq,
  office,
  resumeTemplate,
  contract,
};

/** What the lender has still to give, in the order of portal.json. */
export function missingDetails(details: LenderDetails): MissingDetail[] {
  return [
    ...one('supportPhone', 'The number that students call for help'),
    ...each('bankAccounts', (_, index) => `Bank account ${index + 1}: bank, name and number`),
    ...each('mobileMoney', (_, index) => `Mobile money ${index + 1}: name and number`),
    ...one('paymentShownWithinDays', 'In how many working days a payment is shown'),
    ...each(
      'universities',
      ({ id }) => `What ${universityNameOf(id)} asks: application fee, monthly amounts`,
    ),
    ...each('groupLinks', ({ university }) => `The WhatsApp group of ${universityNameOf(university)}`),
    ...one('whatsapp', 'The link to a WhatsApp chat with support'),
    ...one('faq', 'The page with questions and answers'),
    ...one('office', 'The address of the office'),
    ...one('resumeTemplate', 'The resume template to download'),
    ...one('contract', 'The signed words of the contract'),
  ];

  function one(key: keyof LenderDetails, words: string): MissingDetail[] {
    return isMissing(details[key] as Detail) ? [{ key, words }] : [];
  }

  function each<Key extends 'bankAccounts' | 'mobileMoney' | 'universities' | 'groupLinks'>(
    key: Key,
    wordsOf: (detail: LenderDetails[Key][number], index: number) => string,
  ): MissingDetail[] {
    return details[key].flatMap((detail, index) =>
      isMissing(detail) ? [{ key: `${key}[${index}]`, words: wordsOf(detail, index) }] : [],
    );
  }
}

const isMissing = ({ placeholder, value }: Detail) => placeholder || value === null;
