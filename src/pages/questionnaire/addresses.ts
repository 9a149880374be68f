import { type Flow, type StepDefinition, stepParameter } from '#engine/core/index.ts';

/** The step an address stands for; the first one where it names none that exists. */
export function stepAt({ definition }: Flow, pathname: string, search: string): StepDefinition {
  const asked = new URLSearchParams(search).get(stepParameter);
  const isAt = (step: StepDefinition) =>
    step.path ? step.path === pathname : definition.path === pathname && step.id === asked;
  return definition.steps.find(isAt) ?? definition.steps[0]!;
}

export function addressOf({ definition }: Flow, step: StepDefinition): string {
  if (step.path) return step.path;
  return step === definition.steps[0] ? definition.path! : `${definition.path}?${stepParameter}=${step.id}`;
}

/** Where the form leads after its last question: to its own last page, where all its steps have one address. */
export function addressAfter(flow: Flow): string {
  const { path, steps, submit } = flow.definition;
  const end = steps.find(({ kind }) => kind === 'end');
  return end && submit!.go === path ? addressOf(flow, end) : submit!.go;
}
