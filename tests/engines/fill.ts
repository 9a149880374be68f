import type { Flow, StepDefinition } from '#engine/core/index.ts';
import type { sample } from '../journeys/fill.ts';
import type { Phone } from './phone.ts';

type StepAnswers = ReturnType<typeof sample>[string];

/**
 * Fills any step of any flow by the names of its controls: no form has code of its own here. A press that came down
 * beside its field, on a page that was still moving, may have chosen something in another one: that is looked for.
 */
export const fillStep = (phone: Phone, step: StepDefinition, answers: StepAnswers): Promise<true> =>
  phone.until(`the answers of ${step.id} standing`, async () => {
    await fillOnce(phone, step, answers);
    for (const [name, ui] of Object.entries(step.ui ?? {})) {
      const isText = ui.widget !== 'hidden' && ui.widget !== 'radios' && ui.widget !== 'date';
      if (isText && answers[name] !== undefined && !(await phone.holds(name, answers[name]))) return false;
    }
    return true as const;
  });

async function fillOnce(phone: Phone, step: StepDefinition, answers: StepAnswers): Promise<void> {
  for (const [name, ui] of Object.entries(step.ui ?? {})) {
    const answer = answers[name];
    if (answer === undefined || ui.widget === 'hidden') continue;
    if (ui.widget === 'radios') {
      await phone.pick(name, answer);
    } else if (ui.widget === 'date') {
      const parts = answer.split('-');
      for (const [index, part] of ['year', 'month', 'day'].entries())
        await phone.choose(`${name}.${part}`, parts[index]!);
    } else if (await phone.isList(name)) {
      // A condition may have turned a text into a list.
      await phone.choose(name, answer);
    } else {
      await phone.fill(name, answer);
    }
  }
}

/** Fills in all forms of a flow from the first on, without pressing the last button. */
export async function fillFlow(phone: Phone, { definition }: Flow, answers: ReturnType<typeof sample>) {
  const forms = definition.steps.filter(({ id }) => answers[id]);
  for (const step of forms) {
    await phone.heading(step.title);
    await fillStep(phone, step, answers[step.id]!);
    if (step !== forms.at(-1)) await phone.button(step.next ?? 'Next');
  }
}
