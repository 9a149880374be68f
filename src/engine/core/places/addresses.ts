import { rowParameter, type StepDefinition, stepParameter } from '../definition.ts';
import type { Flow } from '../flow-types.ts';

/** Returns the step that an address names, or the first step if there is no such step. */
export function stepAt({ definition }: Flow, pathname: string, search: string): StepDefinition {
  const asked = new URLSearchParams(search).get(stepParameter);
  const isAt = (step: StepDefinition) =>
    step.path ? step.path === pathname : definition.path === pathname && step.id === asked;
  return definition.steps.find(isAt) ?? definition.steps[0]!;
}

export const isAddressOf = ({ definition: { path, steps } }: Flow, pathname: string) =>
  path === pathname || steps.some((step) => step.path === pathname);

export function addressOf({ definition }: Flow, { id, path }: StepDefinition, row?: number): string {
  const isInner = !path && id !== definition.steps[0]?.id;
  const query = [isInner && `${stepParameter}=${id}`, row !== undefined && `${rowParameter}=${row}`];
  return [path ?? definition.path, query.filter(Boolean).join('&')].filter(Boolean).join('?');
}

/**
 * Returns the row index in an address, undefined if the address has none. An index that is not a number becomes
 * NaN, which no row has, so that the page shows the list instead.
 */
export function rowAt(search: string): number | undefined {
  const asked = new URLSearchParams(search).get(rowParameter);
  return asked === null ? undefined : Number(/^\d{1,4}$/.test(asked) ? asked : Number.NaN);
}

/**
 * Returns the address after the form was sent: the form's own end page if all its steps share an address,
 * otherwise `submit.go`.
 */
export function addressAfter(flow: Flow): string {
  const { path, steps, submit } = flow.definition;
  const end = steps.find(({ kind }) => kind === 'end');
  return end && submit!.go === path ? addressOf(flow, end) : submit!.go;
}
