/**
 * Where the steps of the questionnaires are, read from their flow.json files alone: the route table needs the
 * paths before anybody needs the forms.
 */
export interface FlowPath {
  readonly flow: string;
  readonly path: string;
  /** The step that the path stands for; undefined where one path serves all steps of the flow. */
  readonly step?: string;
  readonly kind?: string;
  readonly access: 'public' | 'student';
}

interface FlowFile {
  readonly id: string;
  readonly access: FlowPath['access'];
  readonly path?: string;
  readonly steps: readonly { readonly id: string; readonly kind?: string; readonly path?: string }[];
}

const files = import.meta.glob<FlowFile>('../../schemas/*/flow.json', { eager: true, import: 'default' });

export const flowPaths: readonly FlowPath[] = Object.values(files).flatMap(pathsOf);

export function pathsOf({ id: flow, access, path, steps }: FlowFile): FlowPath[] {
  if (path) return [{ flow, access, path }];
  return steps.flatMap((step) =>
    step.path ? [{ flow, access, path: step.path, step: step.id, kind: step.kind ?? 'form' }] : [],
  );
}
