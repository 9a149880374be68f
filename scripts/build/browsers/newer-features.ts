import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { Rule } from 'eslint';
import type { Declaration } from 'postcss';

/** The oldest supported version of each browser, keyed by MDN's name for the browser. */
export type Oldest = ReadonlyMap<string, number>;

/** MDN's data, for methods and CSS values that eslint-plugin-compat and doiuse do not check. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/**
 * The lint rule of `newerCalls` checks only methods of these interfaces. The rule compares names only: with
 * other interfaces, it would also report the portal's own functions that have the same name as one of their
 * methods.
 */
const usedInterfaces =
  /^(Abort|Blob$|Broadcast|Cache|Client|Crypto|DataTransfer|Document|DOM|Element|Event|Extendable|Fetch|File|FormData|HTML(?!Media|Video|Audio)|History$|IDB|IntersectionObserver|Location$|Message|MutationObserver|Navigator$|Node|OffscreenCanvas$|Performance$|Range$|Request$|ResizeObserver|Response$|Selection$|ServiceWorker|Storage|SVGElement$|Text|URL|Window$|Worker|XMLHttpRequest$)/;

/**
 * The lint rule of `newerCalls` ignores the methods of iterators, because libraries have methods of the same
 * names, such as React's `Children.toArray`.
 */
const ignoredBuiltIns = /Iterator$/;

/**
 * Creates a lint rule that reports calls of methods that at least one supported browser lacks. Minified code
 * has no types, so the rule compares names only: it allows a name if every supported browser has a method of
 * that name on some object.
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
        if (found) context.report({ node: callee, message: `${found} is missing in a supported browser.` });
      },
    }),
  };
}

/** Returns instance methods in the form `.at()`, and static methods in the form `AbortSignal.timeout()`. */
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
      else if (name === key && (isBuiltIn || usedInterfaces.test(owner))) newer.add(`.${name}()`);
    }
  }
  for (const [owner, members] of Object.entries(data.api)) note(owner, members, false);
  for (const [owner, members] of Object.entries(data.javascript.builtins!))
    if (!ignoredBuiltIns.test(owner)) note(owner, members, true);
  for (const name of old) newer.delete(name);
  return newer;
}

/**
 * Returns the part of a declaration that some supported browser lacks: the property, or a keyword or function
 * with its property ("overflow-wrap: anywhere"). Returns undefined if every browser supports the declaration.
 */
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
