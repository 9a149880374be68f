import '../../engine-environment.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { FormState } from '#contract/form-state.ts';
import type { Flow } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { registry } from '#generated/registry.ts';
import { FormPage } from './FormPage.tsx';
import { ReceivedPage } from './ReceivedPage.tsx';

/*
 * Renders forms as HTML for browsers without JavaScript. The build makes a separate bundle of this module
 * (scripts/build/form-pages/plugin.ts), so that the server needs none of the portal's build dependencies.
 */

const forms = new Map<string, Promise<Flow>>();

/**
 * `lists` contains the form's long option lists, which a browser would fetch but the server has in memory.
 */
function load(id: string, lists: Flow['lists']): Promise<Flow> {
  const known = forms.get(id) ?? loadForm(id, lists);
  forms.set(id, known);
  return known;
}

async function loadForm(id: string, lists: Flow['lists'] = {}): Promise<Flow> {
  const { form } = await registry.find((each) => each.id === id)!.load();
  for (const [name, list] of Object.entries(form.lists ?? {})) list.give([...(lists[name]?.options() ?? [])]);
  await loadWidgets(form);
  return form;
}

export async function render(
  address: string,
  { definition, lists }: Pick<Flow, 'definition' | 'lists'>,
  state: FormState,
) {
  const form = await load(definition.id, lists);
  const isReceived = state.receipt !== undefined && !form.definition.steps.some(({ kind }) => kind === 'end');
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        {isReceived ? (
          <ReceivedPage receipt={state.receipt!} />
        ) : (
          <FormPage form={form} state={state} address={address} />
        )}
      </StaticRouter>
    </StrictMode>,
  );
  // If the form has errors, React renders two titles. Keeps the last one, which announces the errors.
  const titles = html.match(/<title>[^<]*<\/title>/g) ?? [''];
  return { title: titles.at(-1)!, markup: html.replace(/<title>[^<]*<\/title>/g, '') };
}
