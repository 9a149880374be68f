import type { CalendarDate } from '#engine/core/index.ts';
import { diffSchemas } from '../diff/compare.ts';
import { type FlowSource, flowsOf, isValid } from '../source/flows.ts';
import { changedText } from '../source/json-edits.ts';
import type { SampleFile } from '../source/schema-files.ts';
import type { JsonFile, Source } from '../source/source.ts';

export interface FixContext {
  readonly source: Source;
  readonly today: CalendarDate;
  readonly say: (line: string) => void;
}

/**
 * Gives a new version to each form whose saved answers change or that has migrations to the next version.
 * Yields the changed and new files, including a sample of the previous version.
 */
export function* newVersions({ source, say }: FixContext, before: Source): Iterable<[string, string]> {
  const altered = diffSchemas(before, source).flatMap(({ alters }) => alters);
  const earlier = new Map(flowsOf(before).map((flow) => [flow.id, flow]));
  for (const flow of flowsOf(source)) {
    const { path, text, value } = flow.file;
    const then = earlier.get(flow.id);
    const version = then?.file.value.version;
    if (!then || version === undefined) continue;
    const isRaised = value.version === version + 1;
    const isWaiting = altered.includes(flow.id) || hasMigrationsPast(flow, version);
    if (!isRaised && !(isWaiting && value.version === version)) continue;
    if (!isRaised) {
      yield [path, changedText(text, { do: 'set', path: ['version'], value: version + 1 })];
      say(`${path}: version ${version} → ${version + 1}, because saved answers change.`);
    }
    const kept = `${flow.id}/samples/version-${version}.json`;
    const sample = fullestSample(then);
    if (!sample || flow.samples.some((each) => each.value.version === version)) continue;
    const { $schema, title, ...rest } = sample.value as SampleFile & { $schema?: string };
    const old = { ...($schema && { $schema }), title, version, ...rest };
    yield [kept, `${JSON.stringify(old, null, 2)}\n`];
    say(`${kept}: new, the answers of ${sample.path} as they were in version ${version}. Keep it for good.`);
  }
}

const hasMigrationsPast = ({ migrations }: FlowSource, version: number) =>
  migrations?.value.changes?.some((change) => change.version === version + 1) ?? false;

/** Returns the valid sample with the most answers, because it tests the migrations best. */
function fullestSample(flow: FlowSource): JsonFile<SampleFile> | undefined {
  const answersIn = ({ value }: JsonFile<SampleFile>) =>
    Object.values(value.answers ?? {}).flatMap((answers) => Object.keys(answers)).length;
  return flow.samples
    .filter((sample) => isValid(flow, sample))
    .sort((one, other) => answersIn(other) - answersIn(one))[0];
}
