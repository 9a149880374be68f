import '../../engine-environment.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Flow } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { registry } from '#generated/registry.ts';
import { FormPage } from './FormPage.tsx';
import type { FormState } from './form-state.ts';
import { ReceivedPage } from './ReceivedPage.tsx';

/*
 * The entry point that the server runs to render a form for a browser without JavaScript. It is built as a separate
 * bundle (scripts/build/form-pages/plugin.ts), so that the server needs none of the portal's build dependencies.
 */

export interface RenderedForm {
  /** The page's `<title>` element, as HTML. */
  readonly title: string;
  readonly markup: string;
}

const forms = new Map<string, Promise<Flow>>();

/**
 * Loads a form and its widgets; later calls for the same form return the same promise. `lists` contains the form's
 * long option lists, which browsers fetch and the server has in memory.
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

/** Renders the form's page at `address` with the answers and errors in `state`. */
export async function render(
  address: string,
  { definition, lists }: Pick<Flow, 'definition' | 'lists'>,
  state: FormState,
): Promise<RenderedForm> {
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
  // The last title is used: if there are errors, the error summary's title comes after the step's own title.
  const titles = html.match(/<title>[^<]*<\/title>/g) ?? [''];
  return { title: titles.at(-1)!, markup: html.replace(/<title>[^<]*<\/title>/g, '') };
}
