import path from 'node:path';
import { formTable } from '#app/form-table.ts';
import { layouts, type PageRoute, routeTable } from '#app/route-table.ts';
import { loadDrawing } from '#components/drawings/load-drawing.ts';
import { folders } from '#folders';
import { registry } from '#generated/registry.ts';

const source = path.join(import.meta.dirname, '../../src');
const generated = path.relative(source, folders.generated);

/** What leads to the pages of forms, and what it knows of them. */
const table = 'app/form-table.ts';
export const registryModule = `${generated}/registry.ts`;

export const formTableModules = [registryModule, table];

type Fetch = () => Promise<unknown>;

/** What fetches the widgets of each form, and its pictures: those of its first step, and what others need besides. */
const widgetsOf = new Map<string, { readonly first: readonly Fetch[]; readonly later: readonly Fetch[] }>(
  await Promise.all(
    registry.map(async ({ id, load }) => {
      const { definition, widgets = [], laterWidgets: later = [] } = (await load()).form;
      const isDrawn = definition.steps.some(({ drawing }) => drawing);
      return [id, { first: isDrawn ? [...widgets, loadDrawing] : widgets, later }] as const;
    }),
  ),
);

/** Where forms begin: the later steps' widgets follow there. */
const firstAddresses = new Set(registry.map(({ pages }) => pages[0]?.path));

/**
 * Every address of the portal, with the lazy modules that it waits for before it shows itself, beside the entry: its
 * layouts, its page and its form, as paths from `src/`. The chunks that a page fetches ahead for the next one are not
 * of them. tests/journeys/bytes.spec.ts holds this against what a browser asks for.
 */
export const routeModules: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...routeTable.map((route) => [route.path, modulesOf(route)]),
  ...formTable.map((route) => [route.path, [table, ...modulesOf(route, firstAddresses.has(route.path))]]),
]);

/**
 * The chunks of pages and forms, by name: a form is also loaded alone, once a stored item was sent, and one with a page
 * of its own comes with that.
 */
export const pageChunks: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...formTable, ...routeTable].flatMap(chunksOf),
);

/** What is put on the phone at the first visit. */
export const aheadModules = [
  ...new Set([
    table,
    ...[...routeTable, ...formTable].filter(({ isAhead }) => isAhead).flatMap((route) => modulesOf(route)),
  ]),
];

function chunksOf({ source: page, form }: PageRoute): [string, readonly string[]][] {
  if (!page) return [];
  const module = moduleOf(page);
  const chunk: [string, readonly string[]] = [/(\w+)\.tsx$/.exec(module)![1]!, [module]];
  return form ? [chunk, [`form-${form}`, [formModule(form)]]] : [chunk];
}

function modulesOf(
  { source: page, layout, form, forms = form ? [form] : [] }: PageRoute,
  isFirst = false,
): string[] {
  const around = layout ? [layouts[layout]] : [];
  const widgets = forms.flatMap((id) => {
    const { first = [], later = [] } = widgetsOf.get(id) ?? {};
    return isFirst ? first : [...first, ...later];
  });
  return [
    ...[...around, ...(page ? [page] : []), ...widgets].map(moduleOf),
    ...(form ? [formModule(form)] : []),
  ];
}

function formModule(form: string): string {
  return `${generated}/${form}/form.ts`;
}

/** A bundler finds an import by its text alone, so that each stands in the table with a path that can be read here. */
function moduleOf(load: () => unknown): string {
  const [, module] = /["'`][#/]*(?:src\/)?([\w./-]+\.tsx?)["'`]/.exec(load.toString()) ?? [];
  if (!module) throw new Error(`The route table imports no module here: ${load}`);
  return module;
}
