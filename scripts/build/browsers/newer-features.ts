import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { Rule } from 'eslint';
import type { Declaration } from 'postcss';

/** The oldest version of each browser that is supported. */
export type Oldest = ReadonlyMap<string, number>;

/** What MDN's data says of which browser has what, for what the kept checks do not know. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The interfaces that the portal uses. Others have methods with the names of our own. */
const ours =
  /^(Abort|Blob$|Broadcast|Cache|Client|Crypto|DataTransfer|Document|DOM|Element|Event|Extendable|Fetch|File|FormData|HTML(?!Media|Video|Audio)|History$|IDB|IntersectionObserver|Location$|Message|MutationObserver|Navigator$|Node|OffscreenCanvas$|Performance$|Range$|Request$|ResizeObserver|Response$|Selection$|ServiceWorker|Storage|SVGElement$|Text|URL|Window$|Worker|XMLHttpRequest$)/;

/** Iterators have methods that arrays have had for long. */
const notOurs = /Iterator$/;

/**
 * Calls of methods that some supported browser lacks, whatever they are called on: minified code tells no types. A name
 * that anything has had for long enough is taken for that one's.
 */
export function newerCalls(oldest: Oldest): Rule.RuleModule {
  const newer = newerMethods(oldest);
  return {
    create: (context) => ({
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || callee.computed) return;
        const { object, property } = callee;
        if (property.type !== 'Identifier') return;
        const names = [
          `.${property.name}()`,
          object.type === 'Identifier' && `${object.name}.${property.name}()`,
        ];
        const found = names.find((name) => name && newer.has(name));
        if (found) context.report({ node: callee, message: `${found} is newer.` });
      },
    }),
  };
}

/** `.at()` of whatever, and `AbortSignal.timeout()`. */
function newerMethods(oldest: Oldest): ReadonlySet<string> {
  const newer = new Set<string>();
  const old = new Set<string>();
  function note(owner: string, members: object, isBuiltIn: boolean): void {
    for (const [key, { __compat }] of Object.entries(members) as [string, Identifier][]) {
      if (!__compat) continue;
      const name = key.replace(/_static$/, '');
      const isNew = !isSupported(__compat, oldest);
      if (isNew && (isBuiltIn || name !== key)) newer.add(`${owner}.${name}()`);
      if (!isNew) old.add(`.${name}()`);
      else if (name === key && (isBuiltIn || ours.test(owner))) newer.add(`.${name}()`);
    }
  }
  for (const [owner, members] of Object.entries(data.api)) note(owner, members, false);
  for (const [owner, members] of Object.entries(data.javascript.builtins!))
    if (!notOurs.test(owner)) note(owner, members, true);
  for (const name of old) newer.delete(name);
  return newer;
}

/** A property, or a word in its value, that some supported browser does not know: `overflow-wrap: anywhere`. */
export function newerDeclaration({ prop, value }: Declaration, oldest: Oldest): string | undefined {
  const { properties, types } = data.css;
  const property = properties![prop];
  if (isNewer(property, oldest)) return prop;
  const words = [...value.matchAll(/([\w-]+)(\()?/g)];
  const [, word] =
    words.find(([, name, isCalled]) => {
      const known = isCalled ? [types![name!], types!.color?.[name!]] : [property?.[name!]];
      return known.some((each) => isNewer(each, oldest));
    }) ?? [];
  return word && `${prop}: ${word}`;
}

const isNewer = (known: Identifier | undefined, oldest: Oldest) =>
  known?.__compat !== undefined && !isSupported(known.__compat, oldest);

function isSupported({ support }: CompatStatement, oldest: Oldest): boolean {
  return [...oldest].every(([browser, version]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    return statements.some(({ version_added: added, version_removed, flags, alternative_name }) => {
      if (version_removed || flags || alternative_name || !added || added === 'preview') return false;
      return added === true || Number.parseFloat(added.replace('≤', '')) <= version;
    });
  });
}
