import { rowParameter, type StepDefinition, stepParameter } from '../definition.ts';
import type { Flow } from '../flow-types.ts';

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
 * Returns the row index in an address, or undefined if there is none. Returns NaN for an invalid index, which
 * matches no row, so that the page shows the list of rows.
 */
export function rowAt(search: string): number | undefined {
  const asked = new URLSearchParams(search).get(rowParameter);
  return asked === null ? undefined : Number(/^\d{1,4}$/.test(asked) ? asked : Number.NaN);
}

/**
 * Returns the address that opens after sending: `submit.go` or, if `submit.go` is the form's own path, the
 * address of the form's end step.
 */
export function addressAfter(flow: Flow): string {
  const { path, steps, submit } = flow.definition;
  const end = steps.find(({ kind }) => kind === 'end');
  return end && submit!.go === path ? addressOf(flow, end) : submit!.go;
}
