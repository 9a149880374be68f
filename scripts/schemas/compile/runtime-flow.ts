import type { Flow } from '#engine/core/index.ts';
import { structure } from '#engine/core/structure/index.ts';
import type { FlowSource } from '../source/flows.ts';
import type { Source } from '../source/source.ts';
import { runtimeLists } from './lists.ts';
import { resolveFlow } from './resolve.ts';
import { compileFlow } from './validators.ts';
import { widgetModulesOf } from './widgets.ts';

/** Builds the flow that browser and server run, but from the form's files, without generated code. */
export function runtimeFlow(source: Source, flow: FlowSource): Flow {
  const resolved = resolveFlow(source, flow);
  return {
    definition: resolved.definition,
    widgets: widgetModulesOf(resolved.definition).map((module) => () => import(module)),
    validators: compileFlow(resolved).validators,
    lists: runtimeLists(source, resolved.definition),
    structure,
    guessablePasswordCheck: source.product.guessablePasswordCheck?.(source),
  };
}
