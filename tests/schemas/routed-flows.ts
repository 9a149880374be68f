import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { todayInBanjul } from '#domain/dates.ts';
import { type Answers, type Flow, type FlowDefinition, withDays } from '#engine/core/index.ts';
import { folders } from '#folders';
import { registry } from '#generated/registry.ts';

interface Sample {
  readonly name: string;
  readonly version: number;
  readonly answers: Answers;
  readonly expect: unknown;
}

export interface RoutedFlow extends Flow {
  readonly samples: readonly Sample[];
}

export const everyFlow: readonly RoutedFlow[] = await Promise.all(
  registry.map(async ({ load }) => {
    const { form } = await load();
    return { ...form, samples: samplesOf(form.definition) };
  }),
);

const withValid: readonly RoutedFlow[] = everyFlow.map(({ samples, ...flow }) => ({
  ...flow,
  samples: samples.filter(({ expect, version }) => expect === 'valid' && version === flow.definition.version),
}));

const hasRoutes = ({ definition }: RoutedFlow) =>
  definition.path !== undefined || definition.steps.some((step) => step.path);

export const routedFlows = withValid.filter(hasRoutes);

/** The forms without a URL. They are parts of hand-written pages and dialogs. */
export const mountedFlows = withValid.filter((flow) => !hasRoutes(flow));

function samplesOf({ id, version }: FlowDefinition): Sample[] {
  const folder = path.join(folders.schemas, id, 'samples');
  if (!existsSync(folder)) return []; // a form without questions has no samples
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({
    version,
    ...withDays(JSON.parse(readFileSync(path.join(folder, name), 'utf8')), todayInBanjul()),
    name,
  }));
}
