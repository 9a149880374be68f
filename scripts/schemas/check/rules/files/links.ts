import { getNodePath } from 'jsonc-parser';
import { constantsOf } from '../../../compile/interpolation.ts';
import { parseMarkdown } from '../../../compile/markdown.ts';
import { type Finding, placeOf, type TextFile } from '../../../source/finding.ts';
import { nearest } from '../../../source/nearest.ts';
import { knownAddresses } from '../flows/addresses.ts';
import { type Rule, textsIn } from '../rule.ts';

export const links: Rule = function* ({ source }) {
  const known = knownAddresses(source);
  if (!known) return;
  const constants = constantsOf(source);
  for (const file of source.markdown.values()) {
    if (!/^[^/]+\/content\//.test(file.path)) continue;
    for (const { href, offset } of parseMarkdown(file.text, constants).links)
      if (href.startsWith('/')) yield* leadsNowhere(file, offset, href, known);
  }
  for (const file of source.json.values()) {
    if (!/\.ui\.json$|^options\/|^[^/]+\/flow\.json$|^[^/]+$/.test(file.path)) continue;
    for (const node of textsIn(file)) {
      const text = file.text.slice(node.offset, node.offset + node.length);
      // A text without spaces is skipped. It may consist only of an address, which rules/flows/addresses.ts
      // checks.
      if (!text.includes(' ') || String(getNodePath(node).at(-1)).startsWith('$')) continue;
      for (const { 0: address, index } of text.matchAll(named))
        if (nearest(address, known)) yield* leadsNowhere(file, node.offset + index, address, known);
    }
  }
};

/** Matches an internal address in a text, such as /home, but not part of an external URL or "and/or". */
const named = /(?<![\p{L}\p{N}/.:_)}-])\/[a-z][\w-]*(?:\/[\w-]+)*/giu;

function* leadsNowhere(
  file: TextFile,
  offset: number,
  href: string,
  known: readonly string[],
): Iterable<Finding> {
  const address = href.replace(/[?#].*/s, '');
  // The comparison ignores case, because the router does.
  if (known.some((each) => each.toLowerCase() === address.toLowerCase())) return;
  const near = nearest(address, known);
  yield {
    ...placeOf(file, offset),
    message: `There is no page ${address}.`,
    fix: near ? `Write "${near}".` : 'Write the address of a step or of a page of the site.',
    ...(near && { edit: { offset, length: address.length, text: near } }),
  };
}
