import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { evaluate, type FlowDefinition, migrate, type Validators } from '#engine/core/index.ts';
import { camelCase } from '#scripts/schemas/compile/types.ts';
import { flowsOf } from '#scripts/schemas/source/flows.ts';
import { readSource } from '#scripts/schemas/source/source.ts';

/* Drafts of every version, in the form as it is generated today: none loses an answer that no migration names. */

const project = join(import.meta.dirname, '../..');
const schemas = join(project, 'schemas');
const today = new Date().toISOString().slice(0, 10);

async function generated(flow: string) {
  const load = (name: string) =>
    import(pathToFileURL(join(project, 'src/generated', flow, name)).href) as Promise<
      Record<string, unknown>
    >;
  const definition = (await load('flow.ts'))[`${camelCase(flow)}Definition`] as FlowDefinition;
  return { definition, validators: (await load('validators.js')).default as Validators };
}

const samples = flowsOf(readSource(schemas)).flatMap((flow) =>
  flow.samples.map(({ path, value }) => ({
    path,
    flow: flow.id,
    version: value.version ?? flow.file.value.version ?? 1,
    answers: value.answers ?? {},
    isValid: value.expect === 'valid',
    isEarlier: value.version !== undefined && value.version < (flow.file.value.version ?? 1),
  })),
);

test.each(samples.filter(({ isValid, isEarlier }) => isValid || isEarlier))(
  '$path, as a draft of version $version, is migrated and walked',
  async ({ flow, version, answers, isValid, isEarlier }) => {
    const running = await generated(flow);
    const migrated = migrate(running, { version, answers });
    expect(migrated.orphaned).toEqual([]);
    const { errors } = evaluate(running, migrated.answers, { today });
    if (isValid) expect(errors.filter(({ keyword }) => !isEarlier || keyword !== 'required')).toEqual([]);
  },
);
