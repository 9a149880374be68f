import { placeOf, type TextFile } from '../../../source/finding.ts';
import { firstInvisible, invisibleName } from '../../invisible.ts';
import { type Rule, textsIn } from '../rule.ts';

/** Reports invisible characters, because they make different options or names look the same. */
export const invisible: Rule = function* ({ source }) {
  for (const file of source.json.values()) {
    if (file.path.startsWith('meta/')) continue;
    for (const { offset, length } of textsIn(file)) yield* found(file, offset, offset + length);
  }
  for (const file of source.markdown.values()) yield* found(file, 0, file.text.length);
};

function* found(file: TextFile, from: number, to: number) {
  const at = firstInvisible(file.text.slice(from, to));
  if (at < 0) return;
  const offset = from + at;
  const sign = file.text[offset]!;
  // The edit replaces a special space inside a text with an ordinary one, and deletes a special space at the
  // start or end.
  const isInside = /^[^"\s].*[^"\s]$/su.test(file.text.slice(offset - 1, offset + 2));
  const isSpace = /\s/u.test(sign) && sign !== '\uFEFF' && isInside;
  const message = `A sign that cannot be seen stands here (${invisibleName(sign)}).`;
  const fix = isSpace ? 'Type a common space in its place.' : 'Delete it.';
  yield { ...placeOf(file, offset), message, fix, edit: { offset, length: 1, text: isSpace ? ' ' : '' } };
}
