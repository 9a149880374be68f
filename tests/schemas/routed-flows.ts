import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answers, Flow, FlowDefinition, StepDefinition, Validators } from '#engine/core/index.ts';
import { folders } from '#folders';

interface Sample {
  /** The name of its file. */
  readonly name: string;
  readonly version: number;
  readonly answers: Answers;
  readonly expect: unknown;
}

/** A flow and answers that it takes. */
export interface RoutedFlow extends Flow {
  readonly samples: readonly Sample[];
}

/** Every flow with all its samples, found in the folders: a new one is tested by being there. */
export const everyFlow = (
  await Promise.all(readdirSync(folders.generated, { withFileTypes: true }).map(flowIn))
).flat();

const withValid: readonly RoutedFlow[] = everyFlow.map(({ samples, ...flow }) => ({
  ...flow,
  samples: samples.filter(({ expect, version }) => expect === 'valid' && version === flow.definition.version),
}));

const hasRoutes = ({ definition }: RoutedFlow) =>
  definition.path !== undefined || definition.steps.some((step) => step.path);

export const routedFlows = withValid.filter(hasRoutes);

/** Those that stand in a page or dialog of their own. */
export const mountedFlows = withValid.filter((flow) => !hasRoutes(flow));

async function flowIn(entry: { name: string; isDirectory: () => boolean }): Promise<RoutedFlow[]> {
  if (!entry.isDirectory()) return [];
  const generated = path.join(folders.generated, entry.name);
  const definitions: Record<string, FlowDefinition> = await import(`${generated}/flow.ts`);
  const { default: validators }: { default: Validators } = await import(`${generated}/validators.js`);
  return Object.values(definitions).map((definition) => ({
    definition,
    validators,
    samples: samplesOf(definition),
  }));
}

function samplesOf({ id, version }: FlowDefinition): Sample[] {
  const folder = path.join(folders.schemas, id, 'samples');
  if (!existsSync(folder)) return []; // nothing is asked
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({
    version,
    ...JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    name,
  }));
}

export function addressOf({ definition }: Flow, step: StepDefinition): string {
  if (step.path) return step.path;
  return step === definition.steps[0] ? definition.path! : `${definition.path}?step=${step.id}`;
}
