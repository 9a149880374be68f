import { expect, test } from 'vitest';
import { evaluate, migrate } from '#engine/core/index.ts';
import { everyFlow } from './routed-flows.ts';

/*
 * These tests load drafts of every earlier version of each form into the current version. A draft may lose an
 * answer only if a migration says so.
 */

const today = new Date().toISOString().slice(0, 10);

const drafts = everyFlow.flatMap(({ samples, ...flow }) =>
  samples.map(({ name, version, answers = {}, expect }) => ({
    path: `${flow.definition.id}/samples/${name}`,
    flow,
    version,
    answers,
    isValid: expect === 'valid',
    isEarlier: version < flow.definition.version,
  })),
);

test.each(drafts.filter(({ isValid, isEarlier }) => isValid || isEarlier))(
  'migrates and evaluates $path as a draft of version $version',
  ({ flow, version, answers, isValid, isEarlier }) => {
    const migrated = migrate(flow, { version, answers });
    expect(migrated.orphaned).toEqual([]);
    const { errors } = evaluate(flow, migrated.answers, { today });
    if (isValid) expect(errors.filter(({ keyword }) => !isEarlier || keyword !== 'required')).toEqual([]);
  },
);
