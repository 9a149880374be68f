import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '#folders';
import { universityNameOf } from '../applications/universities.ts';
import { UserError } from '../user-error.ts';

interface Detail {
  readonly placeholder: boolean;
  /** Null means that the detail is missing, even if `placeholder` is false. */
  readonly value?: unknown;
  readonly id?: number;
  readonly university?: number;
}

const descriptions = {
  supportPhone: () => 'The number that students call for help',
  bankAccounts: (_, index) => `Bank account ${index + 1}: bank, name and number`,
  mobileMoney: (_, index) => `Mobile money ${index + 1}: service, name and number`,
  paymentShownWithinDays: () => 'In how many working days a payment is shown',
  universities: ({ id }) => `What ${universityNameOf(id!)} asks: application fee, monthly amounts`,
  groupLinks: ({ university }) => `The WhatsApp group of ${universityNameOf(university!)}`,
  whatsapp: () => 'The link to a WhatsApp chat with support',
  faq: () => 'The page with questions and answers',
  office: () => 'The address of the office',
  resumeTemplate: () => 'The resume template to download',
  contract: () => 'The signed words of the contract',
} satisfies { readonly [key: string]: (detail: Detail, index: number) => string };

type LenderDetails = { readonly [key in keyof typeof descriptions]: Detail | readonly Detail[] };

/**
 * Reads portal.json from the source folder instead of the build, because staff may have changed the file
 * since the build. Throws a UserError if it cannot be read.
 */
export function readLenderDetails(file = path.join(folders.schemas, 'portal.json')): LenderDetails {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(`${file} cannot be read. "npm run schemas:check" says why.`);
  }
}

export function missingDetails(details: LenderDetails) {
  return (Object.keys(descriptions) as (keyof LenderDetails)[]).flatMap((name) => {
    const given = details[name];
    return [given].flat().flatMap((detail: Detail, index) => {
      const isMissing = detail.placeholder || detail.value === null;
      const key = Array.isArray(given) ? `${name}[${index}]` : name;
      return isMissing ? [{ key, words: descriptions[name](detail, index) }] : [];
    });
  });
}
