import { isDeepStrictEqual } from 'node:util';
import { type Level, safe, type Verdict, warning } from '../schemas/diff/verdict.ts';
import {
  type JsonFile,
  nodeOf,
  type Path,
  placeOfKey,
  placeOfValue,
  type Source,
} from '../schemas/source/source.ts';
import { portalOf, universityName } from './portal-json.ts';

/**
 * Maps each property of portal.json to its label and to the level of its changes. The level is a warning if a
 * change affects students' money or how students reach the lender.
 */
const entries: { readonly [name: string]: readonly [label: string, level: Level] } = {
  id: ['The name of the portal’s data on phones', 'warning'],
  product: ['The product’s name', 'warning'],
  brandColour: ['The colour', 'safe'],
  forms: ['The order of the forms in npm run forms', 'safe'],
  supportPhone: ['The support phone', 'warning'],
  applicationFeeNote: ['The note on paying the application fee', 'safe'],
  bankAccounts: ['A bank account', 'warning'],
  mobileMoney: ['A way to pay by mobile money', 'warning'],
  paymentShownWithinDays: ['The days until a payment is shown', 'safe'],
  universities: ['A university’s fees', 'warning'],
  app_fee_flat: ['Application fee', 'warning'],
  app_fee_percentage: ['Application fee in per cent', 'warning'],
  during_studies_min_payment: ['Monthly payment during the studies', 'warning'],
  during_studies_membership_fee: ['Membership fee during the studies', 'warning'],
  after_studies_min_payment: ['Monthly payment after the studies', 'warning'],
  after_studies_membership_fee: ['Membership fee after the studies', 'warning'],
  groupLinks: ['A WhatsApp group', 'safe'],
  whatsapp: ['The WhatsApp link', 'safe'],
  faq: ['The page with questions and answers', 'safe'],
  office: ['The office', 'safe'],
  resumeTemplate: ['The resume template', 'safe'],
  contract: ['The contract', 'warning'],
  clauses: ['A clause of the contract', 'warning'],
  summary: ['The summary of the contract', 'warning'],
  resources: ['The Resource Hub', 'safe'],
};

export function portalChanges(before: Source, after: Source): Verdict[] {
  const [earlier, current] = [before, after].map(portalOf);
  if (!earlier || !current) return [];
  return [...changesIn({ file: current, before, after }, earlier.value, current.value, [])];
}

interface Lender {
  readonly file: JsonFile;
  readonly before: Source;
  readonly after: Source;
}

type JsonObject = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

function* changesIn(lender: Lender, before: unknown, value: unknown, path: Path): Iterable<Verdict> {
  if (isDeepStrictEqual(before, value)) return;
  if (Array.isArray(before) && Array.isArray(value)) {
    yield* listChanges(lender, before, value, path);
  } else if (isObject(before) && isObject(value)) {
    for (const key of Object.keys({ ...before, ...value })) {
      if (key === 'placeholder' && typeof value[key] === 'boolean' && before[key] !== value[key]) {
        const shown = value[key] ? 'is left out again' : 'is shown to students as real now';
        yield verdictOf(lender, [...path, key], `${labelOf(lender, path)} ${shown}.`);
      } else yield* changesIn(lender, before[key], value[key], [...path, key]);
    }
  } else {
    const was = quoted(before, lender.before);
    const is = quoted(value, lender.after);
    yield verdictOf(lender, path, `${labelOf(lender, path)}: ${was} → ${is}.`);
  }
}

/**
 * Reports the changes between two versions of a list. Matches their items by an identifying property, so that
 * an item inserted at the top counts as one change.
 */
function* listChanges(lender: Lender, before: unknown[], value: unknown[], path: Path): Iterable<Verdict> {
  const identityOf = (each: unknown) =>
    isObject(each)
      ? String(each.id ?? each.university ?? each.text ?? each.accountNumber ?? each.title)
      : String(each);
  if (before.length === value.length && !before.some(isObject)) {
    for (const [index, each] of value.entries())
      yield* changesIn(lender, before[index], each, [...path, index]);
    return;
  }
  const label = labelOf(lender, path);
  const earlier = new Map(before.map((each) => [identityOf(each), each]));
  for (const [index, each] of value.entries()) {
    const same =
      earlier.get(identityOf(each)) ?? (before.length === value.length ? before[index] : undefined);
    if (same === undefined)
      yield verdictOf(lender, [...path, index], `${label}: ${quoted(each, lender.after)} is new.`);
    else yield* changesIn(lender, same, each, [...path, index]);
  }
  if (before.length === value.length) return;
  const names = value.map(identityOf);
  for (const [name, each] of earlier) {
    if (!names.includes(name))
      yield verdictOf(lender, path, `${label}: ${quoted(each, lender.before)} is gone.`);
  }
}

function verdictOf({ file }: Lender, path: Path, message: string): Verdict {
  const isWarning = path.some((key) => entries[String(key)]?.[1] === 'warning');
  const place = nodeOf(file, path) ? placeOfValue(file, path) : placeOfKey(file, path);
  return isWarning ? warning(place, message) : safe(place, message);
}

const universityKeys: { readonly [list: string]: string } = { universities: 'id', groupLinks: 'university' };

function labelOf({ file, after }: Lender, path: Path): string {
  const label = path.findLast((key) => entries[String(key)]);
  const [list = '', index] = path;
  const key = universityKeys[list];
  const university = key && index !== undefined && nodeOf(file, [list, index, key])?.value;
  const name = label === undefined ? `"${path.join(' › ')}"` : entries[String(label)]![0];
  return university ? `${name} (${universityName(after, university)})` : name;
}

function quoted(value: unknown, source: Source): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return value.length > 120 ? `“${value.slice(0, 120)}…”` : `“${value}”`;
  if (!isObject(value)) return String(value);
  const text =
    value.title ?? value.text ?? value.bank ?? Object.values(value).find((each) => typeof each === 'string');
  return text === undefined && value.id !== undefined
    ? universityName(source, value.id)
    : quoted(text, source);
}
