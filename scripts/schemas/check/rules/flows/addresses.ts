import type { Finding } from '../../../source/finding.ts';
import { flowsOf } from '../../../source/flows.ts';
import { type JsonFile, nodeOf, type Path, placeOfValue } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import type { Context, Rule } from '../rule.ts';

/** Where a flow or a button of portal.json leads, there is a page. */
export const addresses: Rule = function* ({ source, flows, pages }) {
  // Also those of flows with a broken file.
  const steps = flowsOf(source).flatMap(({ file, steps }) => [
    file.value.path,
    ...steps.map(({ entry }) => entry.path),
  ]);
  // The addresses of an unreadable flow are not known.
  if ([...source.unreadable].some((file) => file.endsWith('/flow.json'))) return;
  const known = [...pages, ...steps.filter((path) => path !== undefined)];

  for (const { file } of flows) {
    yield* leadsNowhere(file, ['back'], file.value.back, known);
    yield* leadsNowhere(file, ['submit', 'go'], file.value.submit?.go, known);
    const others = flows.filter((flow) => flow.file !== file);
    yield* leadsIntoTheMiddle(file, ['submit', 'go'], file.value.submit?.go, others);
  }
  const portal = source.json.get('portal.json') as JsonFile<PortalFile> | undefined;
  for (const [at, { buttons }] of (portal?.value.resources ?? []).entries()) {
    for (const [index, button] of (buttons ?? []).entries()) {
      const place = ['resources', at, 'buttons', index, 'path'];
      yield* leadsNowhere(portal!, place, button.path, known);
      yield* leadsIntoTheMiddle(portal!, place, button.path, flows);
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

/** A link leads to a form's first step: one past it is left over from an earlier order. */
function* leadsIntoTheMiddle(
  file: JsonFile,
  at: Path,
  path: string | undefined,
  flows: Context['flows'],
): Iterable<Finding> {
  if (flows.some(({ steps }) => steps[0]?.entry.path === path)) return;
  for (const { id, steps } of flows) {
    const [first] = steps;
    const step = steps.find(({ entry }) => path !== undefined && entry.path === path);
    if (!step || step === first || !first?.entry.path) continue;
    const node = nodeOf(file, at)!;
    yield {
      ...placeOfValue(file, at),
      message: `This leads to the step "${step.id}" of "${id}", past its first step "${first.id}".`,
      fix: `Write "${first.entry.path}".`,
      edit: { offset: node.offset, length: node.length, text: JSON.stringify(first.entry.path) },
    };
  }
}
