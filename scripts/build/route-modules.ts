import { layouts, type PageRoute, routeTable } from '#app/route-table.ts';
import { flowPaths } from '#forms/flow-paths.ts';
import { paths } from '#paths';

/**
 * Every address of the portal, with the lazy modules that it waits for before it shows itself, beside the entry: its
 * layouts and its page, as paths from `src/`. The chunks that a page fetches ahead for the next one are not of them.
 * tests/journeys/bytes.spec.ts holds this against what a browser asks for.
 */
export const routeModules: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  routeTable.map((route) => [route.path, modulesOf(route)]),
);

for (const { flow, path } of flowPaths)
  if (!routeModules[path])
    throw new Error(`src/app/route-table.ts does not say which page runs the flow ${flow}.`);

/** Pages, by their names, with the forms that they run: a form is also loaded alone, once a stored item was sent. */
export const pagesWithForms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...flowPaths, { flow: 'invoice-upload', path: paths.uploadInvoice }].map(({ flow, path }) => {
    const page = routeModules[path]!.at(-1)!;
    return [/(\w+)\.tsx$/.exec(page)![1], [page, `forms/${flow}.ts`]];
  }),
);

/** What is put on the phone at the first visit. */
export const aheadModules = [...new Set(routeTable.filter(({ isAhead }) => isAhead).flatMap(modulesOf))];

function modulesOf({ source, layout }: PageRoute): string[] {
  const around = layout ? [layouts.tabs, ...(layout === 'cards' ? [layouts.cards] : [])] : [];
  return [...around, ...(source ? [source] : [])].map(moduleOf);
}

/** A bundler finds an import by its text alone, so that each stands in the table with a path that can be read here. */
function moduleOf(load: () => unknown): string {
  const [, module] = /["'`][#/]*(?:src\/)?([\w./-]+\.tsx?)["'`]/.exec(load.toString()) ?? [];
  if (!module) throw new Error(`The route table imports no module here: ${load}`);
  return module;
}
