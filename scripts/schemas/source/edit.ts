/** One change of a text: so many characters from an offset become others. */
export interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

export function applyEdit(text: string, { offset, length, text: replacement }: Edit): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}

/** Where an offset into an edited text stood before the edits, which are given in the order they were made. */
export function offsetBefore(edits: readonly Edit[], offset: number): number {
  return edits.reduceRight((at, { offset: from, length, text }) => {
    if (at < from) return at;
    return at >= from + text.length ? at - text.length + length : from + Math.min(at - from, length);
  }, offset);
}

/** The same edit for the text before those edits. */
export function editBefore(edits: readonly Edit[], { offset, length, text }: Edit): Edit {
  const start = offsetBefore(edits, offset);
  return { offset: start, length: offsetBefore(edits, offset + length) - start, text };
}
