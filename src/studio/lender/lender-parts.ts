import type { Path } from '../files/json.ts';

export const lenderFile = 'portal.json';

interface LenderPart {
  readonly id: string;
  readonly title: string;
  readonly keys: readonly string[];
}

/** Each key of meta/portal.schema.json is in exactly one section. */
export const lenderParts: readonly LenderPart[] = [
  { id: 'name', title: 'Name and colour', keys: ['product', 'brandColour', 'id'] },
  { id: 'forms', title: 'Order of the forms', keys: ['forms'] },
  {
    id: 'paying',
    title: 'How to pay',
    keys: ['mobileMoney', 'bankAccounts', 'paymentShownWithinDays', 'applicationFeeNote'],
  },
  { id: 'contacts', title: 'Contacts', keys: ['supportPhone', 'whatsapp', 'faq', 'office'] },
  { id: 'universities', title: 'Universities and their groups', keys: ['universities', 'groupLinks'] },
  { id: 'contract', title: 'Contract', keys: ['contract'] },
  { id: 'resources', title: 'Resource Hub', keys: ['resources', 'resumeTemplate'] },
];

/**
 * Returns the id of the section in which staff edit a path of the lender's file. Returns undefined for the
 * path of the whole file, and for other files.
 */
export function lenderPartAt(file: string, path: Path): string | undefined {
  if (file !== lenderFile) return undefined;
  return lenderParts.find(({ keys }) => keys.includes(String(path[0])))?.id;
}

export const lenderPart = (id: string | undefined): LenderPart | undefined =>
  lenderParts.find((part) => part.id === id);
