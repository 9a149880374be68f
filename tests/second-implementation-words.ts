import type { Ajv } from 'ajv';

/** What no schema knows. */
export interface Surroundings {
  readonly today: string;
  readonly isGuessable: (password: string, known: readonly string[]) => boolean;
}

type Given = Readonly<Record<string, unknown>>;

interface Around extends Surroundings {
  readonly passwords: ReadonlySet<string>;
  /** What a list, by the reference to it, says of an option. */
  readonly optionIn: (reference: string, option: unknown) => Given | undefined;
}

/** Our own words of a schema, as plain words of AJV's: each is true of an answer, beside the answers of its set. */
export function addOwnWords(ajv: Ajv, { today, isGuessable, passwords, optionIn }: Around): void {
  type Field = { readonly $ref?: string; readonly items?: { readonly $ref?: string } };
  type IsTrue<Word> = (word: Word, answer: unknown, beside: Given, field: Field) => boolean;
  const add = <Word>(keyword: string, isTrue: IsTrue<Word>) =>
    ajv.addKeyword({
      keyword,
      validate: (word: Word, answer: unknown, field: Field, place?: { parentData: Given }) =>
        isTrue(word, answer, place?.parentData ?? {}, field),
    });

  ajv.addFormat('date', isDay);
  ajv.addFormat('year-month', (text) => isDay(`${text}-01`));
  ajv.addFormat('partial-date', (text) => [text, `${text}-01`, `${text}-01-01`].some(isDay));
  ajv.addFormat('time', /^([01]\d|2[0-3]):[0-5]\d$/);
  ajv.addFormat('email', /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/);
  ajv.addFormat('uri', (text) => /^[a-z][\w+.-]*:/i.test(text) && !/[\s\\<>"{}|^`]|:$/.test(text));
  // Of a file the name is the answer.
  ajv.addFormat('file', (name) => [...name].length <= 200);

  add('decimals', (most: number, answer) => {
    const places = typeof answer === 'number' ? (answer * 10 ** most).toPrecision(15) : '0';
    return Number.isInteger(Number(places));
  });
  add('pastYears', (years: number, answer) => {
    if (typeof answer !== 'string') return true;
    return answer <= today && Number(answer.slice(0, 4)) > Number(today.slice(0, 4)) - years;
  });
  add('hardToGuess', (_word: true, answer, beside) => {
    const known = Object.entries(beside).flatMap(([name, text]) =>
      typeof text === 'string' && !passwords.has(name) ? text : [],
    );
    return typeof answer !== 'string' || !isGuessable(answer, known);
  });
  add('sameAs', (other: string, answer, beside) => answer === beside[other]);
  add('where', (facts: Readonly<Record<string, string>>, answer, beside, { $ref, items }) => {
    const isOffered = (option: unknown) =>
      Object.entries(facts).every(([fact, question]) => {
        const known = optionIn($ref ?? items?.$ref ?? '', option)?.[fact];
        return known !== undefined && known === beside[question];
      });
    return [answer].flat().every(isOffered);
  });
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isWritten = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime());
  return isWritten && day.toISOString().startsWith(text);
}
