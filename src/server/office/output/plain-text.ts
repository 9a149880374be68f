const pageWidth = 100;
const gap = '  ';

/**
 * Returns untrusted text as one line, without control characters, invisible characters and characters that
 * change the text direction.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

export function table(rows: readonly (readonly string[])[], widest: readonly (number | undefined)[] = []) {
  const cut = rows.map((row) => row.map((cell, column) => shortened(oneLine(cell), widest[column])));
  const widths = (cut[0] ?? []).map((_, column) => Math.max(...cut.map((row) => lengthOf(row[column]!))));
  return cut.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column]!))
      .join(gap)
      .trimEnd(),
  );
}

export function definitionList(
  rows: readonly (readonly [name: string, value: string])[],
  nameWidth = Math.max(0, ...rows.map(([name]) => lengthOf(name))),
): string[] {
  const indent = gap.length + nameWidth + gap.length;
  return rows.flatMap(([name, value]) => {
    const names = wrapped(oneLine(name), nameWidth);
    const values = value.split('\n').flatMap((line) => wrapped(oneLine(line), pageWidth - indent));
    return Array.from({ length: Math.max(names.length, values.length) }, (_, index) =>
      `${gap}${padded(names[index] ?? '', nameWidth)}${gap}${values[index] ?? ''}`.trimEnd(),
    );
  });
}

/** Splits the text into lines. A word that is longer than a line is not broken, so that it can be copied. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

function shortened(text: string, most = Number.POSITIVE_INFINITY): string {
  return lengthOf(text) > most ? `${[...text].slice(0, most - 1).join('')}…` : text;
}

const lengthOf = (text: string) => [...text].length;
const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - lengthOf(text)));
