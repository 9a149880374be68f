import { describe, expect, test } from 'vitest';
import type { StepDefinition, Validators } from './definition.ts';
import {
  activeFields,
  applyChange,
  evaluate,
  type Flow,
  groupByStep,
  isSubmitStep,
  nextStep,
  previousStep,
  progressAt,
  type StepAnswers,
  validateStep,
} from './flow.ts';
import { flowOf, formStep } from './testing/form.ts';

const today = '2026-11-20';

/** A small flow with one of everything: a condition that narrows, one that hides, a step that may be skipped. */
const who = formStep(
  'who',
  {
    name: [{ maxLength: 5 }],
    born: [
      { format: 'date', pastYears: 100 },
      { noun: 'your date of birth', widget: 'date' },
    ],
    secret: [{ minLength: 3, maxLength: 10 }, { widget: 'password' }],
    again: [
      { sameAs: 'secret' },
      {
        widget: 'password',
        messages: { sameAs: { text: 'They differ', toast: { title: 'They differ' } } },
      },
    ],
  },
  { required: ['name'] },
);
const where = formStep(
  'where',
  {
    country: [{ enum: ['Here', 'Abroad'] }, { widget: 'select' }],
    city: [{}, { widget: 'select', fills: { region: { Bakau: 'Kanifing', Tanji: 'West Coast' } } }],
    region: [],
    visa: [],
  },
  {
    required: ['country', 'city'],
    conditions: [
      { if: 'where?0', then: { properties: { city: { enum: ['Bakau', 'Tanji'] }, visa: false } } },
      { if: 'where?1', then: { required: ['visa'] } },
    ],
  },
);
const allSteps = [
  { id: 'intro', kind: 'content', title: 'Before you start', check: 'step' },
  who,
  where,
  formStep('abroad', {}, { when: 'abroad?when' }),
  { id: 'review', kind: 'review', title: 'Review', check: 'step' },
] as const;

type Data = Record<string, string>;
type Broken = { keyword: string; instancePath: string; params: Record<string, unknown> };

/** What AJV would answer, by hand, so that these tests depend on no build. */
function rules(check: (data: Data) => (Broken | false)[]) {
  const validator = (data: unknown) => {
    validator.errors = check(data as Data).filter((error) => error !== false);
    return validator.errors.length === 0;
  };
  validator.errors = [] as Broken[];
  return validator;
}
const missing = (field: string) => ({
  keyword: 'required',
  instancePath: '',
  params: { missingProperty: field },
});
const broken = (field: string, keyword: string) => ({ keyword, instancePath: `/${field}`, params: {} });

const validators: Validators = {
  who: rules((data) => [
    data.born !== undefined && !/^\d{4}-\d\d-\d\d$/.test(data.born) && broken('born', 'format'),
    (data.name?.length ?? 0) > 5 && broken('name', 'maxLength'),
    (data.secret?.length ?? 9) < 3 && broken('secret', 'minLength'),
    data.name === undefined && missing('name'),
  ]),
  where: rules((data) => [
    data.country === 'Here' && !['Bakau', 'Tanji'].includes(data.city ?? 'Bakau') && broken('city', 'enum'),
    data.country === undefined && missing('country'),
    data.city === undefined && missing('city'),
    data.country === 'Abroad' && data.visa === undefined && missing('visa'),
  ]),
  'where?0': rules((data) => [data.country !== 'Here' && missing('')]),
  'where?1': rules((data) => [data.country !== 'Abroad' && missing('')]),
  abroad: rules(() => []),
  'abroad?when': rules((data) => [data.country !== 'Abroad' && missing('')]),
};

const flow: Flow = flowOf(allSteps, {}, validators);
const names = (answers: Data) => activeFields(flow, where, answers).map(({ name }) => name);
const messages = (step: typeof who, answers: Data) =>
  validateStep(flow, step, answers, { today }).map(({ message }) => message);

describe('walk', () => {
  test('leads to the first step that is not rightly answered, problems in screen order', () => {
    const walked = evaluate(flow, {}, { today });
    expect(walked.firstIncomplete?.id).toBe('who');
    expect(walked.errors.map(({ field }) => field)).toEqual(['name', 'country', 'city']);
    expect(walked.isComplete).toBe(false);
  });

  test('answers that match a step’s condition bring that step', () => {
    const ids = (country: string) =>
      evaluate(flow, { where: { country } }, { today }).steps.map(({ id }) => id);
    expect(ids('Here')).toEqual(['intro', 'who', 'where', 'review']);
    expect(ids('Abroad')).toEqual(['intro', 'who', 'where', 'abroad', 'review']);
  });

  test('counts visible answers only, without spaces around them and without blanks', () => {
    const walked = evaluate(
      flow,
      {
        who: { name: '  Awa ', born: '   ', secret: ' x y ', again: ' x y ' },
        where: { country: 'Here', city: 'Bakau', visa: 'hidden', unknown: 'x' },
      },
      { today },
    );
    expect(walked.relevantAnswers).toEqual({
      who: { name: 'Awa', secret: ' x y ', again: ' x y ' },
      where: { country: 'Here', city: 'Bakau' },
      abroad: undefined,
    });
    expect(walked.flatAnswers).toEqual({
      name: 'Awa',
      secret: ' x y ',
      again: ' x y ',
      country: 'Here',
      city: 'Bakau',
    });
    expect(walked.isComplete).toBe(true);
  });
});

test('signs that nobody sees are dropped from answers, line breaks are not', () => {
  const { flatAnswers } = evaluate(
    flow,
    { who: { name: 'A\u0000w\u0007a\uD800' }, where: { city: 'One\nTwo' } },
    { today },
  );
  expect(flatAnswers).toMatchObject({ name: 'Awa', city: 'One\nTwo' });
});

describe('conditions', () => {
  test('hide, show and narrow fields', () => {
    expect(names({ country: 'Here' })).toEqual(['country', 'city', 'region']);
    expect(names({ country: 'Abroad' })).toEqual(['country', 'city', 'region', 'visa']);
    const city = activeFields(flow, where, { country: 'Here' }).find(({ name }) => name === 'city');
    expect(city?.schema.enum).toEqual(['Bakau', 'Tanji']);
  });

  test('require', () => {
    expect(messages(where, { country: 'Abroad', city: 'Dakar' })).toEqual(['Enter your visa']);
  });

  test('the same outcome gives the same array, so that nothing re-renders', () => {
    expect(activeFields(flow, where, { country: 'Here' })).toBe(
      activeFields(flow, where, { country: 'Here', city: 'x' }),
    );
  });
});

describe('checkStep', () => {
  test.each<[Data, string[]]>([
    [{ name: '   ' }, ['Enter your name']],
    [{ name: 'Abcdef' }, ['Your name must be 5 characters or fewer']],
    [{ name: 'Awa', secret: 'x', again: 'x' }, ['Your secret must be at least 3 characters']],
    [{ name: 'Awa', secret: 'xyz', again: 'xyZ' }, ['They differ']],
    [{ name: 'Awa', born: '2003--' }, ['Your date of birth must include a day and a month']],
    [{ name: 'Awa', born: '2003-02-311' }, ['Your date of birth must be a real date']],
    [
      { name: 'Awa', born: '2026-11-21' },
      ['Your date of birth must be in the past, within the last 100 years'],
    ],
    [{ name: 'Awa', born: '2026-11-20' }, []],
  ])('%j: %j', (answers, expected) => {
    expect(messages(who, answers)).toEqual(expected);
  });

  test('can be asked for some of the fields', () => {
    expect(validateStep(flow, who, {}, { today, only: ['born'] })).toEqual([]);
  });

  test('carries the toast of the ui file', () => {
    const [problem] = validateStep(flow, who, { name: 'Awa', secret: 'xyz' }, { today });
    expect(problem).toMatchObject({ field: 'again', keyword: 'sameAs', toast: { title: 'They differ' } });
  });
});

describe('a new password', () => {
  const hard: StepDefinition = {
    ...who,
    fields: { ...who.fields, secret: { ...who.fields!.secret!, hardToGuess: true } },
    ui: {
      ...who.ui,
      secret: { ...who.ui!.secret!, messages: { hardToGuess: { text: 'Easy to guess' } } },
    },
  };
  const seen: (readonly string[])[] = [];
  const guesses = {
    isGuessable(password: string, known: readonly string[]) {
      seen.push(known);
      return known.includes(password);
    },
  };
  const found = (answers: StepAnswers, known?: readonly string[]) =>
    validateStep({ ...flow, passwordStrength: guesses }, hard, answers, { today, userInputs: known }).map(
      ({ field, keyword }) => [field, keyword],
    );

  test('is compared with the other answers of its step and what else is known, but with no password', () => {
    seen.length = 0;
    found({ name: 'Awa', secret: 'baobab', again: 'baobab' }, ['Njie']);
    expect(seen).toEqual([['Njie', 'Awa']]);
  });

  test('is told to be too short before it is told to be easy to guess, and that before the repetition', () => {
    expect(found({ name: 'Aw', secret: 'Aw' })).toEqual([
      ['secret', 'minLength'],
      ['again', 'sameAs'],
    ]);
    expect(found({ name: 'Awa', secret: 'Awa' })).toEqual([
      ['secret', 'hardToGuess'],
      ['again', 'sameAs'],
    ]);
    expect(found({ name: 'Awa', secret: 'Njie', again: 'Njie' }, ['Njie'])).toEqual([
      ['secret', 'hardToGuess'],
    ]);
    expect(found({ name: 'Awa', secret: 'baobab', again: 'baobab' }, ['Njie'])).toEqual([]);
  });

  test('is not asked for where it is left out, nor guessed where nobody can tell', () => {
    seen.length = 0;
    expect(found({ name: 'Awa' })).toEqual([]);
    expect(seen).toEqual([]);
    expect(validateStep(flow, hard, { name: 'Awa', secret: 'Awa', again: 'Awa' }, { today })).toEqual([]);
  });
});

describe('applyChange', () => {
  test('fills an empty field from the chosen option, and never a filled one', () => {
    expect(applyChange(flow, where, {}, 'city', 'Bakau')).toEqual({ city: 'Bakau', region: 'Kanifing' });
    expect(applyChange(flow, where, { region: 'Mine' }, 'city', 'Bakau')).toEqual({
      city: 'Bakau',
      region: 'Mine',
    });
  });

  test('clears an answer whose list went away, and keeps a typed one', () => {
    expect(applyChange(flow, where, { country: 'Here', city: 'Bakau' }, 'country', 'Abroad')).toMatchObject({
      city: '',
    });
    expect(applyChange(flow, where, { country: 'Abroad', city: 'Dakar' }, 'country', 'Here')).toMatchObject({
      city: 'Dakar',
    });
  });
});

test('split puts flat answers back in their steps and drops what no step asks', () => {
  const flat = { name: 'Awa', city: 'Bakau', status: 'approved', country: 7, __proto__: { visa: 'x' } };
  expect(groupByStep(flow, flat)).toEqual({ who: { name: 'Awa' }, where: { city: 'Bakau' }, abroad: {} });
});

test('next and previous follow the way the answers take', () => {
  const { steps } = evaluate(flow, {}, { today });
  expect(nextStep(steps, 'who')?.id).toBe('where');
  expect(nextStep(steps, 'where')?.id).toBe('review');
  expect(nextStep(steps, 'review')).toBeUndefined();
  expect(previousStep(steps, 'intro')).toBeUndefined();
  expect(previousStep(steps, 'where')?.id).toBe('who');
});

describe('isSending', () => {
  test('the last step sends, and one that only a last page follows', () => {
    const { steps } = evaluate(flow, {}, { today });
    expect(steps.filter(({ id }) => isSubmitStep(steps, id)).map(({ id }) => id)).toEqual(['review']);
    const ended = [
      ...steps.slice(0, 3),
      { id: 'thanks', kind: 'end', title: 'Thanks', check: 'step' } as const,
    ];
    expect(ended.filter(({ id }) => isSubmitStep(ended, id)).map(({ id }) => id)).toEqual([
      'where',
      'thanks',
    ]);
  });

  test('a step that the answers bring in takes the sending over', () => {
    const lead = (country: string) => evaluate(flow, { where: { country } }, { today }).steps.slice(0, -1);
    expect(isSubmitStep(lead('Here'), 'where')).toBe(true);
    expect(isSubmitStep(lead('Abroad'), 'where')).toBe(false);
  });
});

describe('progressAt', () => {
  const percents: Record<string, number> = { who: 40, where: 80, review: 100 };
  const steps = allSteps.map((step) => ({ ...step, progress: percents[step.id] }));

  test.each([
    ['who', { step: 1, steps: 3, percent: 40 }],
    ['where', { step: 2, steps: 3, percent: 80 }],
    ['review', { step: 3, steps: 3, percent: 100 }],
    ['intro', undefined],
  ])('%s: steps without a progress are not counted', (id, progress) => {
    expect(progressAt(steps, id)).toEqual(progress);
  });
});
