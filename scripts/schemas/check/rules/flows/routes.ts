import type { Finding } from '../../../source/finding.ts';
import type { FlowSource } from '../../../source/flows.ts';
import { type Path, placeOfKey, placeOfValue } from '../../../source/source.ts';
import type { Context, Rule } from '../rule.ts';

/** An address leads to one step of one flow, and to no page besides. */
export const routes: Rule = function* ({ flows, pages }) {
  yield* givenTwice(flows);
  for (const { file, steps } of flows) {
    const hasAddress = file.value.path !== undefined || steps.some(({ entry }) => entry.path);
    if (!hasAddress) continue;
    for (const step of steps) {
      if (step.entry.path && pages.includes(step.entry.path)) {
        const message = `${step.entry.path} is the address of a page of the portal already.`;
        yield { ...placeOfValue(file, [...step.path, 'path']), message, fix: 'Choose another.' };
      } else if (file.value.path && step.entry.path) {
        const message = `The flow has one address for all its steps, ${file.value.path}, so this one is never used.`;
        yield { ...placeOfKey(file, [...step.path, 'path']), message, fix: 'Delete it, or the flow’s.' };
      } else if (!file.value.path && !step.entry.path) {
        const message = `The step "${step.id}" has no address, and the other steps have one: nobody can reach it.`;
        yield { ...placeOfValue(file, step.path), message, fix: 'Add "path": "/…".' };
      }
    }
  }
};

interface Address {
  readonly route: string;
  readonly flow: FlowSource;
  readonly at: Path;
  readonly what: string;
}

function* givenTwice(flows: Context['flows']): Iterable<Finding> {
  const seen = new Map<string, Address>();
  for (const address of flows.flatMap(addressesOf)) {
    const first = seen.get(address.route);
    if (!first) {
      seen.set(address.route, address);
      continue;
    }
    // The flow whose other addresses begin alike had the address first.
    const [owner, other] = kinship(address) > kinship(first) ? [address, first] : [first, address];
    const { file, line } = placeOfValue(owner.flow.file, owner.at);
    const message = `${address.route} is the address of ${owner.what} already (${file}:${line}).`;
    yield { ...placeOfValue(other.flow.file, other.at), message, fix: 'Choose another here, or there.' };
  }
}

function addressesOf(flow: FlowSource): Address[] {
  const { file, steps, id } = flow;
  const own = file.value.path;
  return [
    ...(own ? [{ route: own, flow, at: ['path'], what: `the flow "${id}"` }] : []),
    ...steps.flatMap(({ entry, path, id: step }) =>
      entry.path
        ? [{ route: entry.path, flow, at: [...path, 'path'], what: `the step "${step}" of "${id}"` }]
        : [],
    ),
  ];
}

/** How many other addresses of its flow begin as this one does. */
function kinship({ route, flow }: Address): number {
  const others = addressesOf(flow).filter((each) => each.route !== route);
  return others.filter((each) => each.route.slice(0, 5) === route.slice(0, 5)).length;
}
