import type { Ajv } from 'ajv';
import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };

const phones = metadata as unknown as { readonly countries: Readonly<Record<string, readonly unknown[]>> };

export interface Environment {
  readonly today: string;
  readonly isGuessable: (password: string, known: readonly string[]) => boolean;
}

type Values = Readonly<Record<string, unknown>>;

interface KeywordContext extends Environment {
  readonly passwords: ReadonlySet<string>;
  readonly optionIn: (reference: string, option: unknown) => Values | undefined;
}

export function addOwnKeywords(ajv: Ajv, { today, isGuessable, passwords, optionIn }: KeywordContext): void {
  type Field = {
    readonly $ref?: string;
    readonly type?: string;
    readonly items?: { readonly $ref?: string };
  };
  type IsTrue<Word> = (word: Word, answer: unknown, siblings: Values, field: Field) => boolean;
  const add = <Word>(keyword: string, isTrue: IsTrue<Word>) =>
    ajv.addKeyword({
      keyword,
      validate: (word: Word, answer: unknown, field: Field = {}, place?: { parentData: Values }) =>
        isTrue(word, answer, place?.parentData ?? {}, field),
    });

  ajv.addFormat('date', isDay);
  ajv.addFormat('year-month', (text) => isDay(`${text}-01`));
  ajv.addFormat('partial-date', (text) => [text, `${text}-01`, `${text}-01-01`].some(isDay));
  ajv.addFormat('time', /^([01]\d|2[0-3]):[0-5]\d$/);
  ajv.addFormat('email', /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/);
  ajv.addFormat('uri', (text) => /^[a-z][\w+.-]*:/i.test(text) && !/[\s\\<>"{}|^`]|:$/.test(text));
  ajv.addFormat('file', (name) => [...name].length <= 200);

  ajv.addFormat('phone', true);
  add('countries', (codes: string[], answer) =>
    codes.some((code) => {
      const [calling, , national, lengths] = phones.countries[code]!;
      const [, digits = ''] = new RegExp(`^\\+${calling}(${national})$`).exec(String(answer)) ?? [];
      return (lengths as readonly number[]).includes(digits.length);
    }),
  );

  add('decimals', (most: number, answer) => {
    const scaled = typeof answer === 'number' ? answer * 10 ** most : 0;
    return !Number.isFinite(scaled) || Number.isInteger(Number(scaled.toPrecision(15)));
  });
  add('pastYears', (years: number, answer) => {
    if (typeof answer !== 'string') return true;
    return answer <= today && Number(answer.slice(0, 4)) > Number(today.slice(0, 4)) - years;
  });
  add('hardToGuess', (_word: true, answer, siblings) => {
    const known = Object.entries(siblings).flatMap(([name, text]) =>
      typeof text === 'string' && !passwords.has(name) ? text : [],
    );
    return typeof answer !== 'string' || !isGuessable(answer, known);
  });
  add('sameAs', (other: string, answer, siblings) => [undefined, answer].includes(siblings[other]));
  add('different', (other: string, answer, siblings) => answer !== siblings[other]);
  add('notBefore', (other: string, answer, siblings) => !isLess(answer, siblings[other]));
  add('after', (other: string, answer, siblings) => {
    const isSame = typeof answer === typeof siblings[other] && answer === siblings[other];
    return !isLess(answer, siblings[other]) && !isSame;
  });
  // If the limit is missing, an answer to a field with the keyword is valid, but a condition with the keyword
  // is not fulfilled.
  const limited =
    (isBeyond: (answer: unknown, limit: unknown, isBelow: typeof isLess) => boolean) =>
    (written: string, answer: unknown, siblings: Values, { type, $ref }: Field) => {
      const limit = dayAt(written, today) ?? siblings[written];
      const isField = (type ?? $ref) !== undefined;
      const areTexts = typeof answer === 'string' && typeof limit === 'string';
      return isField ? !isBeyond(answer, limit, isLess) : areTexts && !isBeyond(answer, limit, isTextLess);
    };
  add(
    'from',
    limited((answer, limit, isBelow) => isBelow(answer, limit)),
  );
  add(
    'to',
    limited((answer, limit, isBelow) => isBelow(limit, answer)),
  );
  add('age', ({ minimum = 0, maximum = 1000 }: { minimum?: number; maximum?: number }, answer) => {
    if (!isPartOfDay(answer)) return true;
    const oldest = ageAt(`${answer}-01-01`.slice(0, 10), today);
    const youngest = ageAt(`${answer}-12-31`.slice(0, 10), today);
    return oldest >= minimum && youngest <= maximum;
  });
  add('exclusive', (_word: true, _answer, siblings) => !Array.isArray(siblings) || siblings.length === 1);
  add('atLeastOneOf', (names: string[], answers) =>
    names.some((name) => Object.hasOwn(answers as Values, name) && (answers as Values)[name] !== false),
  );
  add('sumIs', ({ fields, total }: { fields: string[]; total: number }, answers) => {
    const given = fields.map((name) => (answers as Values)[name]).filter((each) => each !== undefined);
    const numbers = given.filter((each) => typeof each === 'number');
    return given.length === 0 || numbers.length < given.length || sumOf(numbers) === total;
  });
  add('where', (facts: Readonly<Record<string, string>>, answer, siblings, { $ref, items }) => {
    const isOffered = (option: unknown) =>
      Object.entries(facts).every(([fact, question]) => {
        const known = optionIn($ref ?? items?.$ref ?? '', option)?.[fact];
        return known !== undefined && known === siblings[question];
      });
    return [answer].flat().every(isOffered);
  });
}

export function computedBy(
  word: Values,
  type: unknown,
  siblings: Values,
  today: string,
  optionTo: (question: string, answer: unknown) => Values | undefined,
): unknown {
  const [[rule, paths] = ['', []]] = Object.entries(word) as [string, string[]][];
  const [first = '', second = ''] = paths;
  const numbers = (path: string) => valuesAt(path, siblings).filter((value) => typeof value === 'number');
  if (rule === 'age') {
    const isWhole = /^\d{4}-\d\d-\d\d$/.test(String(siblings[first]));
    const age = isWhole ? ageAt(String(siblings[first]), today) : -1;
    return age < 0 ? undefined : age;
  }
  if (rule === 'fact') {
    const fact = optionTo(first, siblings[first])?.[second];
    return fact === undefined || type === 'string' ? fact : Number(fact);
  }
  if (rule === 'count')
    return paths
      .flatMap((path) => valuesAt(path, siblings))
      .filter(Array.isArray)
      .flat().length;
  const each = paths.map((path) => (numbers(path).length > 0 ? sumOf(numbers(path)) : undefined));
  const known = each.filter((number) => number !== undefined);
  if (rule === 'sum') return known.length > 0 ? sumOf(known) : undefined;
  if (rule === 'product')
    return known.length < each.length ? undefined : exact(known.reduce((one, other) => one * other));
  return each[0] === undefined ? undefined : sumOf([each[0], ...each.slice(1).map((other = 0) => -other)]);
}

/** Returns the values at a path: for `members.income`, one value for each row of `members`. */
function valuesAt(path: string, siblings: Values): unknown[] {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<unknown[]>(
    (values, name) => values.flat().map((each) => (each as Values | undefined)?.[name]),
    [siblings[first]],
  );
}

const exact = (number: number) => Number(Number(number.toPrecision(14)).toFixed(100));
const sumOf = (numbers: readonly number[]) => exact(numbers.reduce((one, other) => one + other, 0));

/** Compares numbers, times or dates. If one date has fewer parts, compares only the parts that both have. */
function isLess(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  const isTime = (value: unknown) => typeof value === 'string' && /^\d\d:\d\d$/.test(value);
  if (!(isPartOfDay(one) && isPartOfDay(other)) && !(isTime(one) && isTime(other))) return false;
  return isTextLess(one, other);
}

function isTextLess(one: unknown, other: unknown): boolean {
  const length = Math.min(String(one).length, String(other).length);
  return String(one).slice(0, length) < String(other).slice(0, length);
}

const isPartOfDay = (value: unknown) => typeof value === 'string' && /^\d{4}(-\d\d){0,2}$/.test(value);

function dayAt(written: string, today: string): string | undefined {
  if (/^\d/.test(written)) return written;
  const [, sign, count, unit] = /^today(?:([+-])(\d+)([dmy]))?$/.exec(written) ?? [undefined];
  if (!written.startsWith('today')) return undefined;
  const distance = Number(`${sign ?? ''}${count ?? 0}`);
  const day = new Date(today);
  if (unit === 'd') day.setUTCDate(day.getUTCDate() + distance);
  const months = unit === 'm' ? distance : unit === 'y' ? 12 * distance : 0;
  const wanted = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(wanted, last));
  return day.toISOString().slice(0, 10);
}

function ageAt(born: string, today: string): number {
  let age = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  if (`${today.slice(0, 4)}${born.slice(4)}` > today) age -= 1;
  return age;
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isWritten = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime());
  return isWritten && day.toISOString().startsWith(text);
}
