import { useEffect, useState } from 'react';
import { createOptionList, type Flow, type Validators } from '#engine/core/index.ts';
import { structure } from '#engine/core/structure/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import type { Compiled } from '../protocol.ts';
import { useStudio } from '../store.ts';

/** Maps the module names in generated code to the modules of widgets and step kinds. */
const modules = new Map(
  Object.entries(
    import.meta.glob<{ readonly register: () => void }>([
      '../../engine/react/widgets/**/*.{ts,tsx}',
      '../../engine/react/step-kinds/*.tsx',
      '../../engine/react/rjsf/groups.tsx',
      '../../engine/react/rows/register.ts',
      '!**/*.test.*',
    ]),
  ).map(([path, load]) => [path.replace('../../engine', '#engine'), load]),
);

/**
 * Holds the last flow of each form, by the form's id. `made` is the compiled form (as JSON) that the flow was
 * made from.
 */
const known = new Map<string, { readonly made: string; readonly code: string; readonly flow: Flow }>();

/** Makes a flow from a compiled form. Returns the same flow object until the compiled form changes. */
export async function flowOf(compiled: Compiled): Promise<Flow> {
  const { definition, code, widgets, lists } = compiled;
  const made = JSON.stringify({ definition, code, widgets, lists });
  const last = known.get(definition.id);
  if (last?.made === made) return last.flow;
  const flow: Flow = {
    ...{ definition, structure },
    // A change of texts does not affect the code, so the last flow's validators are reused.
    validators: last?.code === code ? last.flow.validators : await validatorsOf(code),
    widgets: widgets.flatMap((name) => modules.get(name) ?? []),
    lists: Object.fromEntries(
      Object.entries(lists).map(([name, options]) => {
        const list = createOptionList();
        list.give(options);
        return [name, list];
      }),
    ),
  };
  await loadWidgets(flow);
  known.set(definition.id, { made, code, flow });
  return flow;
}

async function validatorsOf(code: string): Promise<Validators> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return ((await import(/* @vite-ignore */ url)) as { default: Validators }).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** This text is shown instead of the preview if the form has had errors ever since the studio was started. */
export const notShown = 'This form cannot be shown as it is. The check says what to fix first.';

/**
 * Returns the flow of the selected form. While a newer flow loads, returns the last one. Returns undefined
 * until the form's first flow has loaded.
 */
export function useFlow(): Flow | undefined {
  const { form: compiled } = useStudio();
  const [flow, setFlow] = useState<Flow>();
  useEffect(() => {
    if (!compiled) return setFlow(undefined);
    let isCurrent = true;
    void flowOf(compiled).then((loaded) => isCurrent && setFlow(loaded));
    return () => {
      isCurrent = false;
    };
  }, [compiled]);
  return flow;
}
