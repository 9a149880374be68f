import { createOptionList, type Flow, type Validators } from '#engine/core/index.ts';
import { structure } from '#engine/core/structure/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import type { Compiled } from '../protocol.ts';

/** Every module that shows a widget or a kind of step, by the name that generated code imports it by. */
const modules = new Map(
  Object.entries(
    import.meta.glob<{ readonly register: () => void }>([
      '../../engine/react/widgets/**/*.{ts,tsx}',
      '../../engine/react/step-kinds/*.tsx',
      '../../engine/react/rjsf/groups.tsx',
      '../../engine/react/rows/rows.ts',
      '!**/*.test.*',
    ]),
  ).map(([path, load]) => [path.replace('../../engine', '#engine'), load]),
);

/** A form as browsers run it, from what the studio's server has compiled, ready to be shown. */
export async function flowOf({ definition, code, widgets, lists }: Compiled): Promise<Flow> {
  const flow: Flow = {
    ...{ definition, validators: await validatorsOf(code), structure },
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
  return flow;
}

/** The last ones: other words are no other rules. */
let loaded: { readonly code: string; readonly validators: Validators } | undefined;

async function validatorsOf(code: string): Promise<Validators> {
  if (loaded?.code === code) return loaded.validators;
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    const { default: validators } = (await import(/* @vite-ignore */ url)) as { default: Validators };
    loaded = { code, validators };
    return validators;
  } finally {
    URL.revokeObjectURL(url);
  }
}
