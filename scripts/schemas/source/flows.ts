import type { StepKind } from '#engine/core/index.ts';
import { nearest } from './nearest.ts';
import type {
  FieldSetEntry,
  FlowFile,
  MigrationsFile,
  SampleFile,
  StepEntry,
  UiFile,
} from './schema-files.ts';
import type { JsonFile, Path, Source } from './source.ts';

export type FlowSource = ReturnType<typeof flowOf>;
export type StepSource = ReturnType<typeof stepOf>;

export function flowsOf(source: Source): FlowSource[] {
  const samples = Map.groupBy(source.json.values(), ({ path }) => /^([^/]+)\/samples\//.exec(path)?.[1]);
  return [...source.json.values()].flatMap((file) => {
    const [id, name, ...deeper] = file.path.split('/');
    if (name !== 'flow.json' || deeper.length > 0) return [];
    return [flowOf(source, id!, file as JsonFile<FlowFile>, samples.get(id) ?? [])];
  });
}

function flowOf(source: Source, id: string, file: JsonFile<FlowFile>, samples: readonly JsonFile[]) {
  const entries = Array.isArray(file.value?.steps) ? file.value.steps : [];
  const steps = entries.flatMap((entry, index) =>
    entry && typeof entry === 'object' ? [stepOf(source, id, entry, index)] : [],
  );
  const migrations = source.json.get(`${id}/migrations.json`) as JsonFile<MigrationsFile> | undefined;
  return { id, file, steps, migrations, samples: samples as readonly JsonFile<SampleFile>[] };
}

function stepOf(source: Source, flow: string, entry: StepEntry, index: number) {
  const id = String(entry.id);
  return {
    flow,
    id,
    kind: correctedKind(entry),
    entry,
    path: ['steps', index] as Path,
    schema: source.json.get(`${flow}/${id}.schema.json`) as JsonFile<FieldSetEntry> | undefined,
    ui: source.json.get(`${flow}/${id}.ui.json`) as JsonFile<UiFile> | undefined,
    content: source.markdown.get(`${flow}/content/${id}.md`),
  };
}

export function isEarlier(flow: FlowSource, sample: JsonFile<SampleFile>): boolean {
  const { version } = flow.file.value;
  return version !== undefined && (sample.value.version ?? version) < version;
}

export const isValid = (flow: FlowSource, sample: JsonFile<SampleFile>): boolean =>
  sample.value.expect === 'valid' && !isEarlier(flow, sample);

/** Returns the kind of a step, with spelling corrected, so that a misspelling causes only one finding. */
function correctedKind({ kind = 'form' }: StepEntry): string {
  return kinds.includes(kind) ? kind : (nearest(kind, kinds) ?? kind);
}

const kinds = ['form', 'list', 'content', 'quiz', 'review', 'end'] satisfies StepKind[] as readonly string[];

/** Returns the step that asks a question. Ignores questions in groups and repeats. */
export const stepAsking = (steps: readonly StepSource[], name: string): StepSource | undefined =>
  steps.find((step) => asks(step) && Object.hasOwn(step.schema?.value.properties ?? {}, name));

export function asks(step: StepSource): boolean {
  return step.kind === 'form' || step.kind === 'list' || step.kind === 'quiz';
}
