import type { StepDefinition, WidgetName } from '#engine/core/index.ts';
import type { sample } from '../journeys/fill.ts';
import type { Phone } from './phone.ts';

type StepAnswers = ReturnType<typeof sample>[string];

/** Fills in the step until all answers are right, because a press may miss its field while the page moves. */
export const fillStep = (phone: Phone, step: StepDefinition, answers: StepAnswers): Promise<true> =>
  fillAll(phone, step, givenIn(step, answers));

/** Fills in the fields on the page. Without JavaScript, conditional fields appear only after a post. */
export async function fillShown(phone: Phone, step: StepDefinition, answers: StepAnswers): Promise<void> {
  const shown: GivenAnswer[] = [];
  for (const each of givenIn(step, answers)) if (await phone.has(each.name)) shown.push(each);
  await fillAll(phone, step, shown);
}

const givenIn = (step: StepDefinition, answers: StepAnswers): GivenAnswer[] =>
  Object.entries(step.ui ?? {}).flatMap(([name, { widget }]) => {
    const answer = answers[name];
    return answer === undefined || widget === 'hidden' ? [] : [{ name, widget, answer }];
  });

function fillAll(phone: Phone, step: StepDefinition, given: readonly GivenAnswer[]): Promise<true> {
  return phone.until(`the answers of ${step.id}`, async () => {
    for (const each of given) await fillField(phone, each);
    for (const each of given) if (!(await isFilled(phone, each))) return false;
    return true as const;
  });
}

interface GivenAnswer {
  readonly name: string;
  readonly widget: WidgetName;
  readonly answer: string;
}

async function fillField(phone: Phone, { name, widget, answer }: GivenAnswer): Promise<void> {
  if (widget === 'radios') return phone.pick(name, answer);
  if (widget === 'date') {
    for (const [part, value] of partsOf(name, answer)) await phone.choose(part, value);
    return;
  }
  // The control may be a text field or a select, depending on the answer to another question.
  if (await phone.isList(name)) await phone.choose(name, answer);
  else await phone.fill(name, answer);
}

async function isFilled(phone: Phone, { name, widget, answer }: GivenAnswer): Promise<boolean> {
  if (widget === 'radios') return phone.isPicked(name, answer);
  const values = widget === 'date' ? partsOf(name, answer) : [[name, answer] as const];
  for (const [part, value] of values) if (!(await phone.holds(part, value))) return false;
  return true;
}

function partsOf(name: string, date: string) {
  const values = date.split('-');
  return ['year', 'month', 'day'].map((part, index) => [`${name}.${part}`, values[index]!] as const);
}
