export type Row = readonly string[];

/** A Markdown table, padded like the formatter's: words left-aligned, figures right-aligned. */
export function tableOf(head: Row, rows: readonly Row[], words = 1): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]!.length)));
  const line = (row: Row) =>
    row.map((cell, column) =>
      column < words ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    );
  const rule = widths.map((width, column) =>
    column < words ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), rule, ...rows.map(line)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The document with this section replacing the one with the same title, or appended. */
export function withSection(document: string, title: string, text: string): string {
  const heading = `## ${title}\n`;
  const [intro = '', ...sections] = document.split(/^(?=## )/m);
  const others = sections.map((section) => section.trimEnd());
  const section = `${heading}\n${text.trimEnd()}`;
  const place = sections.findIndex((each) => each.startsWith(heading));
  if (place < 0) others.push(section);
  else others[place] = section;
  return `${[intro.trimEnd(), ...others].filter(Boolean).join('\n\n')}\n`;
}
