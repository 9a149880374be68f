import path from 'node:path';
import { formRoutes } from '#app/form-routes.ts';
import { layouts, type PageRoute, pageRoutes } from '#app/page-routes.ts';
import { loadDrawing } from '#components/drawings/load-drawing.ts';
import { folders } from '#folders';
import { registry } from '#generated/registry.ts';

const generated = path.relative(path.join(import.meta.dirname, '../../src'), folders.generated);

/** The path of the module that lists all forms and imports each form dynamically. */
export const registryModule = `${generated}/registry.ts`;
const formsModule = 'app/form-routes.ts';
export const formRouteModules = [registryModule, formsModule];

type Load = () => Promise<unknown>;

/**
 * The functions that load each form's widgets, by the form's id: `first` for drawings and the widgets of the
 * first step, `later` for the widgets of later steps.
 */
const widgetsOf = new Map<string, { readonly first: readonly Load[]; readonly later: readonly Load[] }>(
  await Promise.all(
    registry.map(async ({ id, load }) => {
      const { definition, widgets = [], laterWidgets: later = [] } = (await load()).form;
      const isDrawn = definition.steps.some(({ drawing }) => drawing);
      return [id, { first: isDrawn ? [...widgets, loadDrawing] : widgets, later }] as const;
    }),
  ),
);

/** The address of each form's first page, which is shown before the widgets of later steps have loaded. */
const firstAddresses = new Set(registry.map(({ pages }) => pages[0]?.path));

/**
 * Maps each address to the lazy modules, as paths from `src/`, that must load before the page is shown.
 * Leaves out the entry chunk, and chunks that are prefetched for the next page.
 * tests/journeys/bytes.spec.ts compares this table with a browser's requests.
 */
export const routeModules: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...pageRoutes.map((route) => [route.path, modulesOf(route)]),
  ...formRoutes.map((route) => [
    route.path,
    [formsModule, ...modulesOf(route, firstAddresses.has(route.path))],
  ]),
]);

/**
 * Lists the modules of each page's chunk and of each form's chunk. A form's chunk is separate from its page's
 * chunk: after the answers have been sent, the portal loads only the form's chunk to clear the draft.
 */
export const pageChunks: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...formRoutes, ...pageRoutes].flatMap(chunksOf),
);

/** The modules of routes marked `isPrecached`, which the service worker fetches on the first visit. */
export const precachedModules = [
  ...new Set([
    formsModule,
    ...[...pageRoutes, ...formRoutes]
      .filter(({ isPrecached }) => isPrecached)
      .flatMap((route) => modulesOf(route)),
  ]),
];

function chunksOf({ source, form }: PageRoute): [string, readonly string[]][] {
  const module = moduleOf(source);
  const chunk: [string, readonly string[]] = [/(\w+)\.tsx$/.exec(module)![1]!, [module]];
  return form ? [chunk, [`form-${form}`, [formModule(form)]]] : [chunk];
}

function modulesOf(
  { source, layout, form, forms = form ? [form] : [] }: PageRoute,
  isFirst = false,
): string[] {
  const around = layout ? [layouts[layout]] : [];
  const widgets = forms.flatMap((id) => {
    const { first = [], later = [] } = widgetsOf.get(id) ?? {};
    return isFirst ? first : [...first, ...later];
  });
  return [...[...around, source, ...widgets].map(moduleOf), ...(form ? [formModule(form)] : [])];
}

function formModule(form: string): string {
  return `${generated}/${form}/form.ts`;
}

/**
 * Extracts the imported path from the source text of a loader function such as `() => import('./Page.tsx')`.
 * Only the function contains the path, because bundlers require a literal in `import()`.
 */
function moduleOf(load: () => unknown): string {
  const [, module] = /["'`][#/]*(?:src\/)?([\w./-]+\.tsx?)["'`]/.exec(load.toString()) ?? [];
  if (!module) throw new Error(`The routes in src/app import no module here: ${load}`);
  return module;
}
