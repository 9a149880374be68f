import type { Finding } from '../finding.ts';
import { flowsOf } from '../flows.ts';
import type { JsonFile, Path } from '../source.ts';
import { unknownValue } from '../unknown.ts';
import type { Context, Rule } from './rule.ts';

/** Where a flow or a button of portal.json leads, there is a page. */
export const addresses: Rule = function* ({ source, flows, pages }) {
  // Also of flows that wait for a file of theirs to be mended.
  const steps = flowsOf(source).flatMap(({ file, steps }) => [
    file.value.path,
    ...steps.map(({ entry }) => entry.path),
  ]);
  // A flow that cannot be read has addresses that nobody knows.
  if ([...source.unreadable].some((file) => file.endsWith('/flow.json'))) return;
  const known = [...pages, ...steps.filter((path) => path !== undefined)];

  for (const { file } of flows) {
    yield* leadsNowhere(file, ['back'], file.value.back, known);
    yield* leadsNowhere(file, ['submit', 'go'], file.value.submit?.go, known);
  }
  const portal = source.json.get('portal.json') as JsonFile<PortalFile> | undefined;
  for (const [at, { buttons }] of (portal?.value.resources ?? []).entries()) {
    for (const [index, button] of (buttons ?? []).entries()) {
      yield* leadsNowhere(portal!, ['resources', at, 'buttons', index, 'path'], button.path, known);
    }
  }
};

interface PortalFile {
  readonly resources?: readonly { readonly buttons?: readonly { readonly path?: string }[] }[];
}

function* leadsNowhere(
  file: JsonFile,
  at: Path,
  path: string | undefined,
  known: Context['pages'],
): Iterable<Finding> {
  if (path === undefined || known.includes(path)) return;
  yield {
    fix: 'Write the address of a step or of a page of the portal.',
    ...unknownValue(file, at, known),
    message: `There is no page ${path}.`,
  };
}
