import type { Finding } from '../../../source/finding.ts';
import { type FlowSource, flowsOf } from '../../../source/flows.ts';
import { type JsonFile, nodeOf, type Path, placeOfValue, type Source } from '../../../source/source.ts';
import { unknownValue } from '../../../source/unknown.ts';
import { type Rule, replacing } from '../rule.ts';

export const addresses: Rule = function* ({ source, flows }) {
  const known = knownAddresses(source);
  if (!known) return;
  for (const flow of flows) {
    const { back, submit } = flow.file.value;
    const others = flows.filter((other) => other !== flow);
    yield* leadsNowhere(flow.file, ['back'], back, known);
    yield* leadsNowhere(flow.file, ['submit', 'go'], submit?.go, known);
    yield* leadsIntoTheMiddle(flow.file, ['submit', 'go'], submit?.go, others);
    yield* leadsPastItsEnd(flow);
  }
};

export function* leadsNowhere(
  file: JsonFile,
  at: Path,
  path: string | undefined,
  known: readonly string[],
): Iterable<Finding> {
  if (path === undefined || known.includes(path)) return;
  const message = `There is no page ${path}.`;
  const fix = 'Write the address of a step or of a page of the site.';
  yield { fix, ...unknownValue(file, at, known), message };
}

/**
 * Returns the addresses of all pages and steps. Returns undefined if some flow.json is unreadable, because
 * its addresses are then unknown.
 */
export function knownAddresses(source: Source): readonly string[] | undefined {
  if ([...source.unreadable].some((file) => file.endsWith('/flow.json'))) return undefined;
  // This list also includes the addresses of flows that the check skips because one of their files is broken.
  const own = flowsOf(source).flatMap(({ file, steps }) => [file.value, ...steps.map(({ entry }) => entry)]);
  return [...(source.product.addresses?.pages ?? []), ...own.flatMap(({ path }) => path ?? [])];
}

/**
 * Reports a `submit.go` that is not the address of the end page, because nobody would then see the end page.
 */
function* leadsPastItsEnd({ file, steps }: FlowSource): Iterable<Finding> {
  const end = steps.find(({ kind }) => kind === 'end');
  const { path, submit } = file.value;
  // If all steps of a form share an address, the end page is shown at that address.
  const own = end && (path ?? end.entry.path);
  if (!own || !submit?.go || submit.go === own) return;
  yield {
    ...placeOfValue(file, ['submit', 'go']),
    message: `Nobody would see the last page: this leads to ${submit.go}.`,
    fix: `Write "${own}".`,
    edit: replacing(nodeOf(file, ['submit', 'go'])!, own),
  };
}

/** Reports a link to a later step of a form. The link was probably written when that step was the first. */
export function* leadsIntoTheMiddle(
  file: JsonFile,
  at: Path,
  path: string | undefined,
  flows: readonly FlowSource[],
): Iterable<Finding> {
  if (path === undefined || flows.some(({ steps }) => steps[0]?.entry.path === path)) return;
  for (const { id, steps } of flows) {
    const first = steps[0];
    const step = steps.find(({ entry }) => entry.path === path);
    if (!step || !first?.entry.path) continue;
    const message = `This leads to the step "${step.id}" of "${id}", past its first step "${first.id}".`;
    const fix = `Write "${first.entry.path}".`;
    yield { ...placeOfValue(file, at), message, fix, edit: replacing(nodeOf(file, at)!, first.entry.path) };
  }
}
