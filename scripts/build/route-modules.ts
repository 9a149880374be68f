import path from 'node:path';
import { formRoutes } from '#app/form-routes.ts';
import { layouts, type PageRoute, pageRoutes } from '#app/routes.ts';
import { loadDrawing } from '#components/drawings/load-drawing.ts';
import { folders } from '#folders';
import { registry } from '#generated/registry.ts';

const generated = path.relative(path.join(import.meta.dirname, '../../src'), folders.generated);

/** Leads to the pages of forms. */
export const registryModule = `${generated}/registry.ts`;
const formsModule = 'app/form-routes.ts';
export const formRouteModules = [registryModule, formsModule];

type Fetch = () => Promise<unknown>;

/** Loaders of each form's widgets and pictures: those of its first step, and the others. */
const widgetsOf = new Map<string, { readonly first: readonly Fetch[]; readonly later: readonly Fetch[] }>(
  await Promise.all(
    registry.map(async ({ id, load }) => {
      const { definition, widgets = [], laterWidgets: later = [] } = (await load()).form;
      const isDrawn = definition.steps.some(({ drawing }) => drawing);
      return [id, { first: isDrawn ? [...widgets, loadDrawing] : widgets, later }] as const;
    }),
  ),
);

/** The first addresses of forms: the widgets of later steps are loaded after them. */
const firstAddresses = new Set(registry.map(({ pages }) => pages[0]?.path));

/**
 * Every address of the portal, with the lazy modules that it waits for besides the entry: layouts, page and form, as
 * paths from `src/`. Excludes chunks that a page prefetches for the next one. tests/journeys/bytes.spec.ts compares
 * this to a browser's requests.
 */
export const routeModules: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...pageRoutes.map((route) => [route.path, modulesOf(route)]),
  ...formRoutes.map((route) => [
    route.path,
    [formsModule, ...modulesOf(route, firstAddresses.has(route.path))],
  ]),
]);

/**
 * The chunks of pages and forms, by name. A form is also loaded on its own, after a stored item was sent; a form with
 * its own page comes with that page.
 */
export const pageChunks: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...formRoutes, ...pageRoutes].flatMap(chunksOf),
);

/** Precached on the phone at the first visit. */
export const aheadModules = [
  ...new Set([
    formsModule,
    ...[...pageRoutes, ...formRoutes].filter(({ isAhead }) => isAhead).flatMap((route) => modulesOf(route)),
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
 * A bundler finds imports by their text alone, so each is written in the table as a literal path, which is read here.
 */
function moduleOf(load: () => unknown): string {
  const [, module] = /["'`][#/]*(?:src\/)?([\w./-]+\.tsx?)["'`]/.exec(load.toString()) ?? [];
  if (!module) throw new Error(`src/app/routes.ts imports no module here: ${load}`);
  return module;
}
