import { constantsOf } from '../../../compile/interpolation.ts';
import { parseMarkdown } from '../../../compile/markdown.ts';
import { placeOf } from '../../../source/place.ts';
import type { Rule } from '../rule.ts';

/** Content files hold headings, paragraphs, lists, links and bold, and something at all. */
export const content: Rule = function* ({ source }) {
  const constants = constantsOf(source);
  for (const file of source.markdown.values()) {
    if (!/^[^/]+\/content\/[^/]+$/.test(file.path)) continue;
    const { blocks, problems } = parseMarkdown(file.text, constants);
    for (const { offset, message, fix } of problems) yield { ...placeOf(file, offset), message, fix };
    if (blocks.length === 0 && problems.length === 0) {
      yield { ...placeOf(file, 0), message: 'This page is empty.', fix: 'Write something, or delete it.' };
    }
  }
};
