import type { FlowDefinition, FlowPath } from '#engine/core/index.ts';

/** Where the steps of a flow are: a path each, or one for all of them. */
export function pathsOf({ id: flow, access, path, steps }: FlowDefinition): FlowPath[] {
  if (path) return [{ flow, access, path }];
  return steps.flatMap((step) =>
    step.path ? [{ flow, access, path: step.path, step: step.id, kind: step.kind }] : [],
  );
}
