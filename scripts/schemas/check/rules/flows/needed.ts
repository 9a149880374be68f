import { type NeededOfForm, neededAnswers } from '#forms/answers/needed-answers.ts';
import type { Finding } from '../../../source/finding.ts';
import type { FlowSource, StepSource } from '../../../source/flows.ts';
import { placeOf } from '../../../source/place.ts';
import { placeOfKey, type Source } from '../../../source/source.ts';
import { askingSteps, branchesOf, type Rule } from '../rule.ts';

/** The forms that the portal is made of are there, and ask what code knows by its name. */
export const needed: Rule = function* ({ source, flows }) {
  for (const form of neededForms(source)) {
    const flow = flows.find(({ id }) => id === form);
    if (flow) yield* lackingIn(flow, neededAnswers[form]);
    else if (!isThere(source, form)) {
      yield {
        ...placeOf({ path: `${form}/flow.json`, text: '' }, 0),
        message: `The portal needs the form "${form}".`,
        fix: 'Put its folder back, or ask a programmer.',
      };
    }
  }
};

/** Without any of them the folder belongs to another portal. */
export function neededForms(source: Source): (keyof typeof neededAnswers)[] {
  const forms = Object.keys(neededAnswers) as (keyof typeof neededAnswers)[];
  return forms.some((form) => isThere(source, form)) ? forms : [];
}

/** Unreadable files are reported by other rules. */
function isThere({ json, unreadable }: Source, form: string): boolean {
  return [...json.keys(), ...unreadable].some((path) => path.startsWith(`${form}/`));
}

function* lackingIn(flow: FlowSource, steps: NeededOfForm): Iterable<Finding> {
  const asking = askingSteps([flow]);
  for (const [id, answers] of Object.entries(steps)) {
    const own = flow.steps.find((step) => step.id === id);
    if (!own && isMounted(flow)) {
      const message = `The portal needs the step "${id}": a page of its own shows it.`;
      yield { ...placeOfKey(flow.file, ['steps']), message, fix: 'Put it back, or ask a programmer.' };
      continue;
    }
    // Where each has an address, a question may move from one to another.
    const homes = isMounted(flow) ? asking.filter((step) => step.id === id) : asking;
    const homeOf = (name: string) => homes.find(({ schema }) => schema.value.properties?.[name]);
    const gone = Object.keys(answers).filter((name) => answers[name] !== 'optional' && !homeOf(name));
    if (gone.length > 0 && hasFiles(own)) yield noAnswer(flow, own, gone);
    for (const [name, need] of Object.entries(answers)) {
      const home = homeOf(name);
      if (need !== 'given' || !home || isAlwaysGiven(home, name)) continue;
      yield {
        ...placeOfKey(home.schema, ['properties', name]),
        message: `The portal cannot do without the answer "${name}".`,
        fix: `Write "${name}" into "required", and let no condition hide it.`,
      };
    }
  }
}

const isMounted = ({ file, steps }: FlowSource) => !file.value.path && !steps.some(({ entry }) => entry.path);

/** Missing files are reported by another rule. */
const hasFiles = (step: StepSource | undefined) => !step || (step.schema && step.ui);

function noAnswer({ file }: FlowSource, step: StepSource | undefined, names: readonly string[]): Finding {
  const answers = names.length === 1 ? 'answer' : 'answers';
  return {
    ...(step?.schema ? placeOfKey(step.schema, ['properties']) : placeOfKey(file, ['steps'])),
    message: `The lender’s other programs need the ${answers} ${names.map((name) => `"${name}"`).join(', ')}.`,
    fix: `Put ${names.length === 1 ? 'the question' : 'the questions'} back under that name, or ask a programmer.`,
  };
}

function isAlwaysGiven(step: ReturnType<typeof askingSteps>[number], name: string): boolean {
  const isHidden = branchesOf(step).some(({ branch }) => branch.properties?.[name] === false);
  return !isHidden && !step.entry.when && step.schema.value.required?.includes(name) === true;
}
