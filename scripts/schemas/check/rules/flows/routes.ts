import type { Finding } from '../../../source/finding.ts';
import type { FlowSource } from '../../../source/flows.ts';
import {
  type JsonFile,
  nodeOf,
  type Path,
  placeOfKey,
  placeOfValue,
  type Source,
} from '../../../source/source.ts';
import { type Context, knownForm, type Rule, replacing } from '../rule.ts';

export const routes: Rule = function* ({ source, flows }) {
  yield* duplicateAddresses(flows);
  for (const flow of flows) {
    const { file, steps } = flow;
    for (const { route, at } of addressesOf(flow)) {
      const problem = route.startsWith('/') ? conflictOf(source, flow, route) : withoutSlash(file, at, route);
      if (problem) yield { ...placeOfValue(file, at), ...problem };
    }
    const own = file.value.path;
    if (own === undefined && !steps.some(({ entry }) => entry.path)) continue;
    for (const { id, entry, path } of steps) {
      if (own && entry.path) {
        const message = `The flow has one address for all its steps, ${own}, so this one is never used.`;
        yield { ...placeOfKey(file, [...path, 'path']), message, fix: 'Delete it, or the flow’s.' };
      } else if (!own && !entry.path) {
        const message = `The step "${id}" has no address, and the other steps have one: nobody can reach it.`;
        yield { ...placeOfValue(file, path), message, fix: 'Add "path": "/…".' };
      }
    }
  }
};

function withoutSlash(file: JsonFile, at: Path, route: string): Pick<Finding, 'message' | 'fix' | 'edit'> {
  const right = `/${route}`;
  const edit = replacing(nodeOf(file, at)!, right);
  return { message: 'An address begins with a "/".', fix: `Write "${right}".`, edit };
}

function conflictOf(
  source: Source,
  { id }: FlowSource,
  route: string,
): Pick<Finding, 'message' | 'fix'> | undefined {
  const path = route.toLowerCase();
  const { pages = [], reserved = [] } = source.product.addresses ?? {};
  const address = knownForm(source, id)?.address;
  if (address) {
    if (route === address) return undefined;
    return { message: `The site leads to this form at ${address}.`, fix: `Write "${address}".` };
  }
  if (pages.includes(path)) {
    return { message: `${path} is the address of a page of the site already.`, fix: 'Choose another.' };
  }
  if (reserved.includes(path.split('/')[1]!)) {
    const message = `Addresses that begin with ${path.split('/', 2).join('/')} are the server’s own.`;
    return { message, fix: 'Choose another.' };
  }
  if (!/\/(\/|$)/.test(path)) return undefined;
  return { message: `${route} has a "/" with nothing after it.`, fix: 'Delete it.' };
}

function* duplicateAddresses(flows: Context['flows']): Iterable<Finding> {
  // The comparison ignores case, because the router does.
  const addresses = Map.groupBy(flows.flatMap(addressesOf), ({ route }) => route.toLowerCase());
  for (const [route, [first, ...others]] of addresses) {
    for (const address of others) {
      // The finding is in the flow that probably received the address later. This is assumed to be the flow
      // with fewer other addresses that start with the same five characters.
      const [owner, other] =
        samePrefixCount(address) > samePrefixCount(first!) ? [address, first!] : [first!, address];
      const { file, line } = placeOfValue(owner.flow.file, owner.at);
      const message = `${route} is the address of ${owner.what} already (${file}:${line}).`;
      yield { ...placeOfValue(other.flow.file, other.at), message, fix: 'Choose another here, or there.' };
    }
  }
}

function addressesOf(flow: FlowSource) {
  const own = { route: flow.file.value.path, flow, at: ['path'], what: `the flow "${flow.id}"` };
  const ofSteps = flow.steps.map(({ id, entry, path }) => ({
    route: entry.path,
    flow,
    at: [...path, 'path'],
    what: `the step "${id}" of "${flow.id}"`,
  }));
  return [own, ...ofSteps].flatMap(({ route, ...rest }) => (route ? [{ route, ...rest }] : []));
}

function samePrefixCount({ route, flow }: ReturnType<typeof addressesOf>[number]): number {
  const others = addressesOf(flow).filter((each) => each.route !== route);
  return others.filter((each) => each.route.slice(0, 5) === route.slice(0, 5)).length;
}
