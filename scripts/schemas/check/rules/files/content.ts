import { constantsOf } from '../../../compile/interpolation.ts';
import { parseMarkdown } from '../../../compile/markdown.ts';
import { placeOf } from '../../../source/finding.ts';
import type { Rule } from '../rule.ts';

export const content: Rule = function* ({ source, constants: file }) {
  // If the file of constants is missing, nothing is reported, because every {{name}} would be unknown.
  if (source.product.constants && !file) return;
  const constants = constantsOf(source);
  for (const page of source.markdown.values()) {
    if (!/^[^/]+\/content\/[^/]+$/.test(page.path)) continue;
    const { blocks, problems } = parseMarkdown(page.text, constants);
    for (const { offset, message, fix } of problems) yield { ...placeOf(page, offset), message, fix };
    if (blocks.length === 0 && problems.length === 0) {
      yield { ...placeOf(page, 0), message: 'This page is empty.', fix: 'Write something, or delete it.' };
    }
  }
};
