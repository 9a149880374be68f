/**
 * The lines of a text, split at line feeds alone: Node's readline splits at U+2028 and U+2029 too, which may stand
 * in the middle of JSON.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) yield rest;
}
