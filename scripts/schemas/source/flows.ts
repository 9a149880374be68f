import type { TextFile } from './place.ts';
import type {
  FlowFile,
  MigrationsFile,
  SampleFile,
  StepEntry,
  StepSchemaFile,
  UiFile,
} from './schema-files.ts';
import type { JsonFile, Path, Source } from './source.ts';

/** A step of a flow with the files that belong to it, as far as they are there. */
export interface StepSource {
  /** The flow's folder. */
  readonly flow: string;
  readonly id: string;
  readonly kind: string;
  readonly entry: StepEntry;
  /** Where the step stands in its flow.json. */
  readonly path: Path;
  readonly schema?: JsonFile<StepSchemaFile>;
  readonly ui?: JsonFile<UiFile>;
  readonly content?: TextFile;
}

export interface FlowSource {
  /** The folder's name. */
  readonly id: string;
  readonly file: JsonFile<FlowFile>;
  readonly steps: readonly StepSource[];
  readonly migrations?: JsonFile<MigrationsFile>;
  readonly samples: readonly JsonFile<SampleFile>[];
}

/** The folders of `schemas/` that hold a readable flow.json, by name. */
export function flowsOf(source: Source): FlowSource[] {
  return [...source.json.values()].flatMap((file) => {
    const [id, name, ...deeper] = file.path.split('/');
    if (name !== 'flow.json' || deeper.length > 0) return [];
    return [flowOf(source, id!, file as JsonFile<FlowFile>)];
  });
}

function flowOf(source: Source, id: string, file: JsonFile<FlowFile>): FlowSource {
  const entries = Array.isArray(file.value?.steps) ? file.value.steps : [];
  const steps = entries.flatMap((entry, index) =>
    entry && typeof entry === 'object' ? [stepOf(source, id, entry, index)] : [],
  );
  const samples = [...source.json.values()].filter((each) => each.path.startsWith(`${id}/samples/`));
  const migrations = source.json.get(`${id}/migrations.json`) as JsonFile<MigrationsFile> | undefined;
  return { id, file, steps, migrations, samples: samples as JsonFile<SampleFile>[] };
}

function stepOf(source: Source, flow: string, entry: StepEntry, index: number): StepSource {
  const id = String(entry.id);
  return {
    flow,
    id,
    kind: entry.kind ?? 'form',
    entry,
    path: ['steps', index],
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

/** Whether a step asks something. */
export function asks(step: StepSource): boolean {
  return step.kind === 'form' || step.kind === 'quiz';
}
