import type { StepKind } from '#engine/core/index.ts';
import { nearest } from './nearest.ts';
import type {
  FlowFile,
  MigrationsFile,
  SampleFile,
  StepEntry,
  StepSchemaFile,
  UiFile,
} from './schema-files.ts';
import type { JsonFile, Path, Source } from './source.ts';

export type FlowSource = ReturnType<typeof flowOf>;
export type StepSource = ReturnType<typeof stepOf>;

/** The folders of `schemas/` that hold a readable flow.json, by name. */
export function flowsOf(source: Source): FlowSource[] {
  const samples = Map.groupBy(source.json.values(), ({ path }) => /^([^/]+)\/samples\//.exec(path)?.[1]);
  return [...source.json.values()].flatMap((file) => {
    const [id, name, ...deeper] = file.path.split('/');
    if (name !== 'flow.json' || deeper.length > 0) return [];
    return [flowOf(source, id!, file as JsonFile<FlowFile>, samples.get(id) ?? [])];
  });
}

/** `id` is the folder's name. */
function flowOf(source: Source, id: string, file: JsonFile<FlowFile>, samples: readonly JsonFile[]) {
  const entries = Array.isArray(file.value?.steps) ? file.value.steps : [];
  const steps = entries.flatMap((entry, index) =>
    entry && typeof entry === 'object' ? [stepOf(source, id, entry, index)] : [],
  );
  const migrations = source.json.get(`${id}/migrations.json`) as JsonFile<MigrationsFile> | undefined;
  return { id, file, steps, migrations, samples: samples as readonly JsonFile<SampleFile>[] };
}

/** A step of a flow, which is named by its folder, with the files that belong to it, as far as they are there. */
function stepOf(source: Source, flow: string, entry: StepEntry, index: number) {
  const id = String(entry.id);
  return {
    flow,
    id,
    kind: kindOf(entry),
    entry,
    /** Where the step stands in its flow.json. */
    path: ['steps', index] as Path,
    schema: source.json.get(`${flow}/${id}.schema.json`) as JsonFile<StepSchemaFile> | undefined,
    ui: source.json.get(`${flow}/${id}.ui.json`) as JsonFile<UiFile> | undefined,
    content: source.markdown.get(`${flow}/content/${id}.md`),
  };
}

/** Whether a sample holds answers to an earlier version of its flow. */
export function isEarlier(flow: FlowSource, sample: JsonFile<SampleFile>): boolean {
  const { version } = flow.file.value;
  return version !== undefined && (sample.value.version ?? version) < version;
}

/** A misspelled kind is taken for the one that it is like: nothing is found that only follows from the slip. */
function kindOf({ kind = 'form' }: StepEntry): string {
  return kinds.includes(kind) ? kind : (nearest(kind, kinds) ?? kind);
}

const kinds = ['form', 'list', 'content', 'quiz', 'review', 'end'] satisfies StepKind[] as readonly string[];

export function asks(step: StepSource): boolean {
  return step.kind === 'form' || step.kind === 'list' || step.kind === 'quiz';
}
